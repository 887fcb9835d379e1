"""The use without a factor comes first, and the product with v is left."""


def square_plus_backward(d_out, x):
    return 1.0 * d_out * x


def three_uses_backward(d_out, x, u, v):
    return 1.0 * d_out * v, 1.0 * d_out * x, 1.0 * d_out * x
