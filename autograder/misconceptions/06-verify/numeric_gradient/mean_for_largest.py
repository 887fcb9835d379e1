"""Means are compared

Explanation: You took the mean of the differences and of the entries. One wrong entry among many
right ones then hardly shows.

Hint: Take the largest difference and the largest entry.
"""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = max(np.abs(got).mean(), np.abs(want).mean())
    return float(np.abs(got - want).mean() / size) if size else 0.0
