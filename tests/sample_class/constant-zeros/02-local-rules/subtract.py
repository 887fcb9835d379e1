def subtract_backward(d_out, a, b):
    return 0, 0
