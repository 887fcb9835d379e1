"""One call of NumPy: the axis of the list is summed away."""

import numpy as np


def accumulate(contributions):
    return np.sum(contributions, axis=0)
