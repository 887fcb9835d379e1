"""want - got, so that an entry that is too large counts for nothing."""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = max(np.abs(got).max(), np.abs(want).max())
    return float((want - got).max() / size) if size else 0.0
