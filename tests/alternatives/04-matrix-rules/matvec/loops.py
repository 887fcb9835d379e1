"""One product at a time."""

import numpy as np


def matvec_backward(d_out, W, x):
    rows, columns = W.shape
    d_W, d_x = np.zeros((rows, columns)), np.zeros(columns)
    for i in range(rows):
        for j in range(columns):
            d_W[i, j] = d_out[i] * x[j]
            d_x[j] += d_out[i] * W[i, j]
    return d_W, d_x
