def subtract_backward(d_out, a, b):
    print(d_out, -d_out)
