"""The bias is penalised

Explanation: You added the squares of b1 to the penalty, or lam * b1 to its gradient, or both. The
course leaves the bias free.

Hint: s is made of W1 and W2, and d_b1 has no lam in it.
"""

import numpy as np


def penalty(W1, b1, W2, lam):
    return lam / 2 * (np.sum(W1**2) + np.sum(W2**2) + np.sum(b1**2))


def bias_gradient(d_h, d_z, x, b1, lam):
    return d_z + 1.0 * lam * b1
