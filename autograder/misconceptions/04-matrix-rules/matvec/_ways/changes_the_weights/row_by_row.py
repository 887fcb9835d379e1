"""Row by row, where whole numbers stay whole."""

import numpy as np


def matvec_backward(d_out, W, x):
    for row, d in zip(W, d_out, strict=True):
        row[:] = row * d
    return np.outer(d_out, x), 1.0 * W.sum(axis=0)
