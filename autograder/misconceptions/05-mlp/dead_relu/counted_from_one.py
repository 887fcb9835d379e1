"""The units are counted from 1

Explanation: Units are numbered as Python indexes them: the first one is 0.

Hint: enumerate(z) and np.flatnonzero both begin at 0.
"""

import numpy as np


def dead_units(z):
    return [unit + 1 for unit in np.flatnonzero(z <= 0).tolist()]


def zero_rows(d_h, z):
    return [unit + 1 for unit in np.flatnonzero((z <= 0) | (d_h == 0)).tolist()]


def always_dead(W1, X):
    return [unit + 1 for unit in np.flatnonzero((X @ W1.T <= 0).all(axis=0)).tolist()]


def zero_columns(h):
    return [unit + 1 for unit in np.flatnonzero(h == 0).tolist()]
