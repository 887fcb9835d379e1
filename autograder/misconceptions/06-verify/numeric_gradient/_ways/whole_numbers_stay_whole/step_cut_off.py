"""The step itself is written into an array made like x, and nothing of it is left."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        move = np.zeros_like(at)
        move[place] = eps
        slopes[place] = (f(at + move) - f(at - move)) / (2 * eps)
    return slopes
