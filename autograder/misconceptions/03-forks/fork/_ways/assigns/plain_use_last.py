"""The uses are taken in the order of the forward pass, so the one without a factor is left."""


def square_plus_backward(d_out, x):
    return 1.0 * d_out


def three_uses_backward(d_out, x, u, v):
    return 1.0 * d_out, 1.0 * d_out * x, 1.0 * d_out * x
