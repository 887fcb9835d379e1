"""The outer products are the wrong way round

Explanation: You put the layer's input along the rows. Row i of a weight matrix makes output i, so
row i of its gradient belongs to that output's gradient.

Hint: np.outer(d_o, h) and np.outer(d_z, x), the gradient first.
"""

import numpy as np


def w2_gradient(d_o, h, W2, lam):
    return np.outer(h, d_o) + 1.0 * lam * W2


def w1_gradient(d_z, x, W1, lam):
    return np.outer(x, d_z) + 1.0 * lam * W1
