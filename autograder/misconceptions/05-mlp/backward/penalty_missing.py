"""The penalty's share is missing

Explanation: You returned what the layers give. J also holds the penalty, and every weight feels
it. With lam = 0, as in the worked example, nothing shows.

Hint: Add lam times the weights.
"""

import numpy as np


def w2_gradient(d_o, h, W2, lam):
    return 1.0 * np.outer(d_o, h)


def w1_gradient(d_z, x, W1, lam):
    return 1.0 * np.outer(d_z, x)
