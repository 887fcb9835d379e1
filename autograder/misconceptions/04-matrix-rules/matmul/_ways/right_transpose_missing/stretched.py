"""By indices, where NumPy stretches a single entry to fit."""

import numpy as np


def matmul_backward(d_out, A, B):
    return d_out @ B.T, np.einsum("ij,jk->ik", A, d_out)
