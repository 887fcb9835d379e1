"""The error over its size, which is no number where the error is 0."""

import numpy as np


def half_squared_error_backward(d_out, o, y):
    with np.errstate(invalid="ignore"):
        return d_out * (o - y) / np.abs(o - y)
