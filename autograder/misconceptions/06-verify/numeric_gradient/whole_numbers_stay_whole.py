"""Whole numbers are nudged as whole numbers

Explanation: The copy of an x with whole numbers holds whole numbers too, and a small step is cut
off when it is written into it.

Hint: Make the copy with dtype=float.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] = up[place] + eps
        down[place] = down[place] - eps
        slopes[place] = (f(up) - f(down)) / (2 * eps)
    return slopes
