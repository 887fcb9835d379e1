"""NumPy refuses to add floats to whole numbers in place."""

import numpy as np


def accumulate(contributions):
    total = np.zeros_like(contributions[0])
    for contribution in contributions:
        total += contribution
    return total
