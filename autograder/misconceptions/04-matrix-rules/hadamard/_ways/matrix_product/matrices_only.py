"""By indices, of which a vector has too few and three axes too many."""

import numpy as np


def hadamard_backward(d_out, a, b):
    return np.einsum("ij,rj->ir", d_out, b), np.einsum("ir,ij->rj", a, d_out)
