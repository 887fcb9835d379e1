"""lam is squared in the penalty's share

Explanation: Only the weights are squared in the penalty; lam stands in front once. With lam = 1/2
this looks the same as a half that was left over.

Hint: Add lam times the weights.
"""

import numpy as np


def w2_gradient(d_o, h, W2, lam):
    return np.outer(d_o, h) + lam**2 * W2


def w1_gradient(d_z, x, W1, lam):
    return np.outer(d_z, x) + lam**2 * W1
