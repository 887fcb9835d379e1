"""No unary minus and no factor -1."""


def subtract_backward(d_out, a, b):
    return (d_out + 0.0, 0.0 - d_out)
