"""NumPy is told where to write, which it refuses where floats would become whole numbers."""

import numpy as np


def matmul_backward(d_out, A, B):
    d_B = A.T @ d_out
    return np.matmul(d_out, B.T, out=A), d_B
