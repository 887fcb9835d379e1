"""Two entries of an array."""

import numpy as np


def objective_backward(d_J):
    both = np.full(2, d_J, dtype=float)
    return both[0], both[1]
