"""Every entry is put back before the next one moves, and nothing after the last."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.asarray(x, dtype=float)
    kept = at.copy()
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        at[...] = kept
        at[place] += eps
        above = f(at)
        at[place] -= 2 * eps
        slopes[place] = (above - f(at)) / (2 * eps)
    return slopes
