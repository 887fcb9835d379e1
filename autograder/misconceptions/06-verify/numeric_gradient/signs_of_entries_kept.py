"""The largest entry is sought with its sign

Explanation: Among [1, -5] the largest entry is 1, but the one with the largest absolute value is
-5. You divided by the first.

Hint: Take absolute values before you look for the largest.
"""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = max(got.max(), want.max())
    return float(np.abs(got - want).max() / size) if size else 0.0
