"""NumPy scalars come back."""

import numpy as np


def add_backward(d_out, a, b):
    d_a = np.float64(d_out)
    d_b = np.array(d_out, dtype=float)
    return d_a, d_b
