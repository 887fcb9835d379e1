"""The shortest form."""


def multiply_backward(d_out, a, b):
    return b * d_out, a * d_out
