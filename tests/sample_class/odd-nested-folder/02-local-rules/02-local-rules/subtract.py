def subtract_backward(d_out, a, b):
    return d_out, -d_out
