"""The examples are listed in place of the units

Explanation: You put together along the units, so what is left is one answer for each example.

Hint: Z = X @ W1.T has shape (n, h): all along axis 0 leaves one answer for each unit.
"""

import numpy as np


def always_dead(W1, X):
    return np.flatnonzero((X @ W1.T <= 0).all(axis=1)).tolist()
