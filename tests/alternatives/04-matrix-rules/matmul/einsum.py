"""Indices written out."""

import numpy as np


def matmul_backward(d_out, A, B):
    return np.einsum("ij,rj->ir", d_out, B), np.einsum("ij,ir->rj", d_out, A)
