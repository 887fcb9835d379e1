"""By indices, of which a vector has too few and three axes too many."""

import numpy as np


def hadamard_backward(d_out, a, b):
    return np.einsum("ij,jk->ik", d_out, b), np.einsum("ij,jk->ik", d_out, a)
