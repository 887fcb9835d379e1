"""The answers are made in the type of the inputs

Explanation: You filled arrays made like a and b. For whole numbers they can hold only whole
numbers, so every gradient lost what stands behind its point.

Hint: d_out * b makes an array of floats by itself.
"""

import numpy as np


def hadamard_backward(d_out, a, b):
    d_a, d_b = np.zeros_like(a), np.zeros_like(b)
    d_a[...] = d_out * b
    d_b[...] = d_out * a
    return d_a, d_b
