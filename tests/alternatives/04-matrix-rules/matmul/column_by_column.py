"""The rule of a matrix and a vector, for every column."""

import numpy as np


def matmul_backward(d_out, A, B):
    d_A = np.zeros(A.shape)
    d_B = []
    for d, b in zip(d_out.T, B.T, strict=True):
        d_A += np.outer(d, b)
        d_B.append(A.T @ d)
    return d_A, np.stack(d_B, axis=1)
