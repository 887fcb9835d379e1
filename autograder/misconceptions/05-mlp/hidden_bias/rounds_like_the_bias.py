"""The bias's gradient is made in the type of the bias

Explanation: You filled an array made like b1. For whole numbers it can hold only whole numbers, so
the gradient lost what stands behind its point.

Hint: np.zeros_like(b1, dtype=float), or use d_z itself.
"""

import numpy as np


def bias_gradient(d_h, d_z, x, b1, lam):
    d_b1 = np.zeros_like(b1)
    d_b1[:] = d_z
    return d_b1
