"""Divided by the second gradient alone

Explanation: Whichever of the two is larger, you divide by the largest entry of want. Where want is
all zeros that fails, and exchanging the two gives another error.

Hint: Look for the largest absolute value in both.
"""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = np.abs(want).max()
    return float(np.abs(got - want).max() / size) if size else float(np.abs(got - want).max())
