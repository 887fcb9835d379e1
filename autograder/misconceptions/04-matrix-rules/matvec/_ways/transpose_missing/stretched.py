"""Entry by entry and then a sum, where NumPy stretches a single entry to fit."""

import numpy as np


def matvec_backward(d_out, W, x):
    return np.outer(d_out, x), (W * d_out).sum(axis=1)
