"""A second gradient of zeros has the error 0 whatever the first is."""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = np.abs(want).max()
    return float(np.abs(got - want).max() / size) if size else 0.0
