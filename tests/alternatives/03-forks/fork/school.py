"""The derivatives from school."""


def square_plus_backward(d_out, x):
    return (2 * x + 1) * d_out


def three_uses_backward(d_out, x, u, v):
    return [(u + v + 1) * d_out, d_out * x, d_out * x]
