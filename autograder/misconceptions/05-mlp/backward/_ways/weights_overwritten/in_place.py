"""Scaled and added to in place, which NumPy refuses for weights that are whole numbers."""

import numpy as np


def w2_gradient(d_o, h, W2, lam):
    W2 *= lam
    W2 += np.outer(d_o, h)
    return W2


def w1_gradient(d_z, x, W1, lam):
    W1 *= lam
    W1 += np.outer(d_z, x)
    return W1
