def tiny_backward(d_out, a, b, c):
    d = a + b
    return d_out * c, d_out * c, d_out * d
