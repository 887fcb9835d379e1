"""A parabola around 1/2, where the slope is largest."""


def sigmoid_backward(d_out, out):
    return (0.25 - (out - 0.5) ** 2) * d_out
