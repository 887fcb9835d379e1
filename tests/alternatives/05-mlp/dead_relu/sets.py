"""Sets of units, sorted in the end."""

import numpy as np


def dead_units(z):
    return sorted(set(range(len(z))) - set(np.nonzero(np.maximum(z, 0))[0].tolist()))


def zero_rows(d_h, z):
    return sorted(set(dead_units(z)) | set(zero_columns(d_h)))


def always_dead(W1, X):
    dead = [set(dead_units(W1 @ x)) for x in X]
    return sorted(set.intersection(*dead))


def zero_columns(h):
    return sorted({int(unit) for unit in np.argwhere(np.asarray(h) == 0).ravel()})
