"""Local gradients in an array; a row of it comes back as a list of numbers."""

import numpy as np


def multiply_backward(d_out, a, b):
    local_gradients = np.array([b, a], dtype=float)
    return list(d_out * local_gradients)
