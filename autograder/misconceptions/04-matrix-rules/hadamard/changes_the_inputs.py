"""The inputs are overwritten

Explanation: The answers are right, but they were computed in place: a and b, which belong to the
caller, now hold gradients.

Hint: d_out * b makes a new array; b *= d_out changes the old one.
"""

import numpy as np


def hadamard_backward(d_out, a, b):
    d_a, d_b = np.asarray(b, dtype=float), np.asarray(a, dtype=float)
    d_a *= d_out
    d_b *= d_out
    return d_a, d_b
