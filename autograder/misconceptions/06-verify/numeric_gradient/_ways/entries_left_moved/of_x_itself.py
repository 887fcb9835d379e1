"""No copy is made, so that the caller's x stays moved as well."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.asarray(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        at[place] += eps
        above = f(at)
        at[place] -= 2 * eps
        slopes[place] = (above - f(at)) / (2 * eps)
    return slopes
