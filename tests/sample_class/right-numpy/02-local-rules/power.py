import numpy as np


def power_backward(d_out, x, p):
    return np.float64(d_out) * p * np.float64(x) ** (p - 1)
