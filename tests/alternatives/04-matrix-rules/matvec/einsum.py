"""Indices written out."""

import numpy as np


def matvec_backward(d_out, W, x):
    return np.einsum("i,j->ij", d_out, x), np.einsum("i,ij->j", d_out, W)
