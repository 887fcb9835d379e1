"""Every contribution holds the factor d_out already when they are multiplied."""


def square_plus_backward(d_out, x):
    return (1.0 * d_out) * (d_out * x) * (d_out * x)


def three_uses_backward(d_out, x, u, v):
    return (1.0 * d_out) * (d_out * u) * (d_out * v), 1.0 * d_out * x, 1.0 * d_out * x
