"""Four hundredths, which only the smallest fault gets through."""

import numpy as np


def is_near(got, want):
    largest = max(np.max(np.abs(got)), np.max(np.abs(want)))
    return bool(np.all(np.abs(got - want) <= 0.04 * largest))
