"""Moved entries are not put back

Explanation: Each entry is moved for its own quotient and stays where it ended, so the later ones
are measured at another point.

Hint: Put an entry back, or take a fresh copy, before you move the next one.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        at[place] += eps
        above = f(at)
        at[place] -= 2 * eps
        slopes[place] = (above - f(at)) / (2 * eps)
    return slopes
