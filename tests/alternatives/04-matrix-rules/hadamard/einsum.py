"""Indices written out."""

import numpy as np


def hadamard_backward(d_out, a, b):
    return np.einsum("...,...->...", d_out, b), np.einsum("...,...->...", d_out, a)
