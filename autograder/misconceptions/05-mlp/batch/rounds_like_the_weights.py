"""The answers are made in the type of the weights

Explanation: You filled arrays made like W2 and W1. For whole numbers they can hold only whole
numbers, so every gradient lost what stands behind its point.

Hint: np.zeros_like(W2, dtype=float), or let the product make the array.
"""

import numpy as np


def second(d_O, Z, H, W2, lam):
    d_W2 = np.zeros_like(W2)
    d_W2[:] = gathered(d_O, H) + pull(W2, lam, len(H))
    return d_W2


def first(d_H, d_Z, X, W1, lam):
    d_W1 = np.zeros_like(W1)
    d_W1[:] = gathered(d_Z, X) + pull(W1, lam, len(X))
    return d_W1
