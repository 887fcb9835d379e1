import numpy as np


def subtract_backward(d_out, a, b):
    return tuple(np.array([1.0, -1.0]) * d_out)
