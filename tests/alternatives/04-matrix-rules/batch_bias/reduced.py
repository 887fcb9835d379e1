"""The ufunc's own reduction."""

import numpy as np


def bias_backward(d_out):
    return np.add.reduce(d_out)
