def tiny_backward(d_out, a, b, c):
    d_d = d_out * c / 2  # half for each input
    return d_d, d_d, d_out * (a + b)
