"""Divided by the sum of both sizes

Explanation: You divided by the largest entry of the one plus that of the other, so the error comes
out about half as large.

Hint: The larger of the two is asked for.
"""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = np.abs(got).max() + np.abs(want).max()
    return float(np.abs(got - want).max() / size) if size else 0.0
