"""f(x) is the first value, and the second is taken below."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        down = at.copy()
        down[place] -= eps
        slopes[place] = (f(at) - f(down)) / eps
    return slopes
