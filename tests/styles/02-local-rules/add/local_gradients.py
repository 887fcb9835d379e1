"""The local gradients are written down first, as NumPy arrays."""

import numpy as np


def in_proportion(d_out, a, b):
    shares = np.array([a, b]) / (a + b)
    return tuple(shares * d_out)


def local_gradient_only(d_out, a, b):
    return tuple(np.ones(2))


def rounds_like_the_inputs(d_out, a, b):
    gradients = np.array([a, b])
    gradients[:] = d_out
    return gradients[0], gradients[1]


def scales_by_the_other_input(d_out, a, b):
    local = np.array([b, a], dtype=float)
    return tuple(d_out * local)


def splits_evenly(d_out, a, b):
    return tuple(np.full(2, 0.5) * d_out)
