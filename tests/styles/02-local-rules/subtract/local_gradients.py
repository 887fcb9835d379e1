"""The local gradients are written down first, as NumPy arrays."""

import numpy as np


def local_gradient_only(d_out, a, b):
    return tuple(np.array([1.0, -1.0]))


def rounds_like_the_inputs(d_out, a, b):
    inputs = np.array([a, b])
    return tuple((np.array([1, -1]) * d_out).astype(inputs.dtype))


def sign_forgotten(d_out, a, b):
    return tuple(np.ones(2) * d_out)


def wrong_input_turned(d_out, a, b):
    return tuple(np.array([-1.0, 1.0]) * d_out)
