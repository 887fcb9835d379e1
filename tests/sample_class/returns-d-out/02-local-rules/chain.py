def tiny_backward(d_out, a, b, c):
    return d_out, d_out, d_out
