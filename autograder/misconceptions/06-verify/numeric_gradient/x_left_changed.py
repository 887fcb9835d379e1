"""x is changed

Explanation: The answer is right, but the entries of x itself were moved, and x does not hold what
it held.

Hint: Make a copy first; np.asarray makes none where x is an array of floats already.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.asarray(x, dtype=float)
    kept = at.copy()
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        at[place] = kept[place] + eps
        above = f(at)
        at[place] = kept[place] - eps
        slopes[place] = (above - f(at)) / (2 * eps)
        at[place] = kept[place]
    at += eps
    return slopes
