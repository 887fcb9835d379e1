"""One copy goes up and one down, and both serve for all entries."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    up, down = np.array(x, dtype=float), np.array(x, dtype=float)
    slopes = np.empty(up.shape)
    for place in np.ndindex(up.shape):
        up[place] += eps
        down[place] -= eps
        slopes[place] = (f(up) - f(down)) / (2 * eps)
    return slopes
