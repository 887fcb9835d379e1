import numpy as np


def tiny_backward(d_out, a, b, c):
    return tuple(np.multiply(d_out, [c, c, a + b]))
