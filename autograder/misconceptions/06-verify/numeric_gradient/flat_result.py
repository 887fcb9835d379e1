"""The result is flat

Explanation: The slopes are right, but they come back in one row. A gradient has the shape of its
value.

Hint: Return an array of the shape of x.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = []
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += eps
        down[place] -= eps
        slopes.append((f(up) - f(down)) / (2 * eps))
    return np.array(slopes)
