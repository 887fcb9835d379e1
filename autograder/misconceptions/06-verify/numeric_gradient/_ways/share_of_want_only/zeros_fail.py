"""Nothing is done about a second gradient of zeros."""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    with np.errstate(all="ignore"):
        return float(np.abs(got - want).max() / np.abs(want).max())
