"""The entries are added up

Explanation: You returned one number for each input. Every entry of a has a gradient of its own,
so d_a has the shape of a.

Hint: d_out * b, with no sum around it.
"""

import numpy as np


def hadamard_backward(d_out, a, b):
    return np.sum(d_out * b), np.sum(d_out * a)
