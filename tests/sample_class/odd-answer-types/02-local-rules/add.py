import numpy as np


def add_backward(d_out, a, b):
    return np.array([d_out, d_out])
