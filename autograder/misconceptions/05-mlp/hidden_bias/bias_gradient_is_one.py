"""The incoming gradient is left out of the bias's

Explanation: 1 is the local gradient. It still has to be scaled by what arrives, which is d_z.

Hint: d_b1 is 1 * d_z.
"""

import numpy as np


def bias_gradient(d_h, d_z, x, b1, lam):
    return np.ones(len(d_z))
