"""Zeros are divided by zero

Explanation: Two gradients of zeros agree, so their error is 0. Yours is 0 / 0, which is no number.

Hint: Look at the largest entry before you divide by it.
"""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = np.maximum(np.abs(got).max(), np.abs(want).max())
    with np.errstate(all="ignore"):
        return float(np.abs(got - want).max() / size)
