def tiny_backward(d_out, a, b, c):
    return 0, 0, 0
