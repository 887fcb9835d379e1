def tiny_backward(d_out, a, b, c):
    d_d = d_out * c
    d_c = d_out * (a + b)
    return d_d, -d_d, d_c
