"""In place, which NumPy refuses where whole numbers would have to take up floats."""

import numpy as np


def matvec_backward(d_out, W, x):
    W *= d_out[:, np.newaxis]
    return np.outer(d_out, x), W.sum(axis=0)
