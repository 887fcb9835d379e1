def tiny_backward(d_out, a, b, c):
    d_c = d_out * (a + b)
    return d_out, d_out, d_c
