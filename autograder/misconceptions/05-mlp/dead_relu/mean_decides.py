"""The mean over the examples decides

Explanation: A unit with a negative mean can still be live on some example. Each example has a
gate of its own.

Hint: Ask for z <= 0 on every example before you put them together.
"""

import numpy as np


def always_dead(W1, X):
    return np.flatnonzero((X @ W1.T).mean(axis=0) <= 0).tolist()
