"""Down first, so that an entry ends above where it was."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        at[place] -= eps
        below = f(at)
        at[place] += 2 * eps
        slopes[place] = (f(at) - below) / (2 * eps)
    return slopes
