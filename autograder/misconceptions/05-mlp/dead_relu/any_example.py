"""Dead on one example is taken for always dead

Explanation: You listed the units that are dead on at least one example. As long as one example
keeps a unit alive, it gets a gradient.

Hint: all, not any, along the axis of the examples.
"""

import numpy as np


def always_dead(W1, X):
    return np.flatnonzero((X @ W1.T <= 0).any(axis=0)).tolist()
