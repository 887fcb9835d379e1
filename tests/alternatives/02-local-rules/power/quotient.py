"""p x**p / x, since x is never 0."""


def power_backward(d_out, x, p):
    return p * x**p / x * d_out
