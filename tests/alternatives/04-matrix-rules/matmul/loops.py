"""One product at a time."""

import numpy as np


def matmul_backward(d_out, A, B):
    d_A, d_B = np.zeros(A.shape), np.zeros(B.shape)
    for i in range(A.shape[0]):
        for j in range(B.shape[1]):
            for r in range(A.shape[1]):
                d_A[i, r] += d_out[i, j] * B[r, j]
                d_B[r, j] += d_out[i, j] * A[i, r]
    return d_A, d_B
