"""Only matrices are expected

Explanation: You walked over rows and columns. A vector has no columns, and an array may have
three axes.

Hint: d_out * b works for every shape, without a loop.
"""

import numpy as np


def hadamard_backward(d_out, a, b):
    rows, columns = a.shape
    d_a, d_b = np.zeros(a.shape), np.zeros(a.shape)
    for i in range(rows):
        for j in range(columns):
            d_a[i, j] = d_out[i, j] * b[i, j]
            d_b[i, j] = d_out[i, j] * a[i, j]
    return d_a, d_b
