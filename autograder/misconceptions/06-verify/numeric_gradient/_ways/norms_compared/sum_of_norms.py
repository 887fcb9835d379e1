"""The length of the difference is divided by both lengths together."""

import numpy as np


def relative_error(got, want):
    got, want = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    size = np.linalg.norm(got) + np.linalg.norm(want)
    return float(np.linalg.norm(got - want) / size) if size else 0.0
