def tiny_backward(d_out, a, b, c):
    return c, c, a + b
