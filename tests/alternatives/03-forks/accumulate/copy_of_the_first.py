"""Begins with a copy of the first contribution, as floats."""

import numpy as np


def accumulate(contributions):
    first, *rest = contributions
    total = np.array(first, dtype=np.float64)
    for each in rest:
        np.add(total, each, out=total)
    return total
