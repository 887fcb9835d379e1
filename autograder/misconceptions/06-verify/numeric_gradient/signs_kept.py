"""The signs of the differences are kept

Explanation: The largest difference was taken with its sign, so an entry that is too small counts
for nothing.

Hint: Take absolute values before you look for the largest.
"""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = max(np.abs(got).max(), np.abs(want).max())
    return float((got - want).max() / size) if size else 0.0
