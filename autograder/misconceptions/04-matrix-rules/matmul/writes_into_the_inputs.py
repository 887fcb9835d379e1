"""The answer is written into A

Explanation: The answers are right, but A now holds its own gradient. It belongs to the caller,
who needs the matrix for the next forward pass.

Hint: d_A = d_out @ B.T makes a new array; A[:] = ... changes the old one.
"""

import numpy as np


def matmul_backward(d_out, A, B):
    d_B = A.T @ d_out
    d_A = np.asarray(A, dtype=float)
    d_A[:] = d_out @ B.T
    return d_A, d_B
