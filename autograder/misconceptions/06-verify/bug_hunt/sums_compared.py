"""Sums are compared

Explanation: You compared the sums of the entries. A transposed or turned gradient has the same
sum.

Hint: Compare entry by entry.
"""

import numpy as np


def is_near(got, want):
    return bool(abs(np.sum(got) - np.sum(want)) <= 1e-4 * np.max(np.abs(want)))
