"""The slopes are collected in a list, so that a row has one and not as many as entries."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = []
    for row in range(len(at)):
        up, down = at.copy(), at.copy()
        up[row] += eps
        down[row] -= eps
        slopes.append((f(up) - f(down)) / (2 * eps))
    return np.array(slopes)
