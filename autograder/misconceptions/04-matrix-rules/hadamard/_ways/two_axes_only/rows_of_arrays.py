"""Rows and columns whose entries may be arrays, so that a third axis does no harm."""

import numpy as np


def hadamard_backward(d_out, a, b):
    d_a, d_b = np.zeros(a.shape), np.zeros(a.shape)
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            d_a[i, j] = d_out[i, j] * b[i, j]
            d_b[i, j] = d_out[i, j] * a[i, j]
    return d_a, d_b
