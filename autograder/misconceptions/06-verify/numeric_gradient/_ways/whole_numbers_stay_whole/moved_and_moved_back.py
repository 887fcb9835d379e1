"""One copy is moved up, down and back, and loses a part of every move."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        at[place] = at[place] + eps
        above = f(at)
        at[place] = at[place] - 2 * eps
        slopes[place] = (above - f(at)) / (2 * eps)
        at[place] = at[place] + eps
    return slopes
