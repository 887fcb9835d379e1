"""math.pow takes a negative base with a whole exponent."""

import math


def power_backward(d_out, x, p):
    return d_out * (p * math.pow(x, p - 1))
