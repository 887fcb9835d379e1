"""Entry by entry into a new array."""

import numpy as np


def tanh_backward(d_out, out):
    if np.ndim(out) == 0:
        return d_out - d_out * out * out
    d_x = np.zeros(np.shape(out))
    for index in np.ndindex(*d_x.shape):
        d_x[index] = d_out[index] - d_out[index] * out[index] ** 2
    return d_x
