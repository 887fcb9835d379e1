"""Whole rows are moved

Explanation: For a matrix x[i] is a row, so x[i] += eps moves all of its entries, and the row of
the result gets one number.

Hint: Go through all places with np.ndindex(x.shape), which gives (0, 0), (0, 1) and so on.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in range(len(at)) if at.ndim else [()]:
        up, down = at.copy(), at.copy()
        up[place] += eps
        down[place] -= eps
        slopes[place] = (f(up) - f(down)) / (2 * eps)
    return slopes
