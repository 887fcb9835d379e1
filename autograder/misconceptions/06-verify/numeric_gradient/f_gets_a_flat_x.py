"""f is handed a flat x

Explanation: You flattened x, moved an entry and handed the flat array to f, which asks for the
shape of x.

Hint: Give the nudged array its shape back before you hand it to f.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float).ravel()
    slopes = np.empty(at.shape)
    for place in range(at.size):
        up, down = at.copy(), at.copy()
        up[place] += eps
        down[place] -= eps
        slopes[place] = (f(up) - f(down)) / (2 * eps)
    return slopes.reshape(np.shape(x))
