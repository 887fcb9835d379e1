# d = a + b, e = d * c
def tiny_backward(d_out, a, b, c):
    d = a + b
    # e = d * c
    d_d = c * d_out
    d_c = d * d_out
    # d = a + b
    d_a = 1 * d_d
    d_b = 1 * d_d
    return d_a, d_b, d_c
