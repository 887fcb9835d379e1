"""The slopes are written where x was."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.asarray(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += eps
        down[place] -= eps
        slopes[place] = (f(up) - f(down)) / (2 * eps)
    at[...] = slopes
    return at
