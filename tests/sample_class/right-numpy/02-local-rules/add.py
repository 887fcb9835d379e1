import numpy as np


def add_backward(d_out, a, b):
    return np.float64(d_out), np.array(d_out)
