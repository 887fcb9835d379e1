def add_backward(d_out, a, b):
    return 1.0, 1.0
