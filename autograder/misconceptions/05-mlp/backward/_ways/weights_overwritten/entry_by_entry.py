"""Entry by entry into the weights, which lose fractions where they are whole numbers."""

import numpy as np


def _overwritten(d_out, inputs, W, lam):
    for i, j in np.ndindex(W.shape):
        W[i, j] = d_out[i] * inputs[j] + lam * W[i, j]
    return W


def w2_gradient(d_o, h, W2, lam):
    return _overwritten(d_o, h, W2, lam)


def w1_gradient(d_z, x, W1, lam):
    return _overwritten(d_z, x, W1, lam)
