"""Each difference is divided by its own entry

Explanation: You divided every difference by its own entry and took the largest share. Next to a
large entry a rounding error in a tiny one then looks like a mistake.

Hint: Find the largest difference and the largest entry first, and divide once.
"""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    sizes = np.maximum(np.abs(got), np.abs(want))
    return float((np.abs(got - want) / np.where(sizes == 0, 1.0, sizes)).max())
