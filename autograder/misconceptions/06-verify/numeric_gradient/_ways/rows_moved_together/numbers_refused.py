"""A loop over len(x), which a number does not have."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for row in range(len(at)):
        up, down = at.copy(), at.copy()
        up[row] += eps
        down[row] -= eps
        slopes[row] = (f(up) - f(down)) / (2 * eps)
    return slopes
