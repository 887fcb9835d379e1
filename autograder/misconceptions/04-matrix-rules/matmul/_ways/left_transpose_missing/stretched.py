"""By indices, where NumPy stretches a single entry to fit."""

import numpy as np


def matmul_backward(d_out, A, B):
    return np.einsum("ij,jk->ik", d_out, B), A.T @ d_out
