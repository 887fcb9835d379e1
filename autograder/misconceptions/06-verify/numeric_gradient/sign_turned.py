"""The difference is turned round

Explanation: You took the value further down minus the value further up, so every slope has the
wrong sign.

Hint: The slope is positive where moving up makes f larger.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += eps
        down[place] -= eps
        slopes[place] = (f(down) - f(up)) / (2 * eps)
    return slopes
