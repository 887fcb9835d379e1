from functools import cache


@cache
def tiny_backward(d_out, a, b, c):
    return d_out * c, d_out * c, d_out * (a + b)
