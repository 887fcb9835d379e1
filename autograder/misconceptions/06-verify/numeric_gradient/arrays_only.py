"""Numbers are refused

Explanation: x may be a single number. It has no length and no entry x[0], so a loop over
range(len(x)) raises.

Hint: np.ndindex(()) gives the one place () of a number, and a[()] += eps moves it.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    len(x)
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += eps
        down[place] -= eps
        slopes[place] = (f(up) - f(down)) / (2 * eps)
    return slopes
