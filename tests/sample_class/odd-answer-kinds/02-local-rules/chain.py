def tiny_backward(d_out, a, b, c):
    d_d = d_out * c
    return (d_d, d_d), d_out * (a + b)
