"""Every difference is divided by the sizes of its two entries together."""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    sizes = np.maximum(1e-8, np.abs(got) + np.abs(want))
    return float((np.abs(got - want) / sizes).max())
