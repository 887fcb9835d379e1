"""The penalty's share is subtracted

Explanation: J is L + s, so both parts of the gradient are added. The minus sign belongs to the
step of the optimiser.

Hint: + lam * W.
"""

import numpy as np


def w2_gradient(d_o, h, W2, lam):
    return np.outer(d_o, h) - 1.0 * lam * W2


def w1_gradient(d_z, x, W1, lam):
    return np.outer(d_z, x) - 1.0 * lam * W1
