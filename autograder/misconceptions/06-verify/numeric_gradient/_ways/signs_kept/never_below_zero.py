"""The largest difference is looked for from 0 upward."""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = max(np.abs(got).max(), np.abs(want).max())
    return float((got - want).max(initial=0.0) / size) if size else 0.0
