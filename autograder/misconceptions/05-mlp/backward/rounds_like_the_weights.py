"""The answers are made in the type of the weights

Explanation: You filled arrays made like W2 and W1. For whole numbers they can hold only whole
numbers, so every gradient lost what stands behind its point.

Hint: np.zeros_like(W2, dtype=float), or let np.outer make the array.
"""

import numpy as np


def w2_gradient(d_o, h, W2, lam):
    d_W2 = np.zeros_like(W2)
    d_W2[:] = np.outer(d_o, h) + lam * W2
    return d_W2


def w1_gradient(d_z, x, W1, lam):
    d_W1 = np.zeros_like(W1)
    d_W1[:] = np.outer(d_z, x) + lam * W1
    return d_W1
