"""x * u and x * v are divided by x as well."""


def square_plus_backward(d_out, x):
    return d_out * (2.0 * (x * x) / x + 1.0)


def three_uses_backward(d_out, x, u, v):
    d_x = d_out * ((x * u) / x + (x * v) / x + 1.0)
    return d_x, 1.0 * d_out * x, 1.0 * d_out * x
