"""Plain numbers from a comprehension over the flat arrays."""

import numpy as np


def sigmoid_backward(d_out, out):
    shape = np.shape(out)
    pairs = zip(np.ravel(d_out), np.ravel(out), strict=True)
    return np.array([d * s * (1 - s) for d, s in pairs]).reshape(shape)
