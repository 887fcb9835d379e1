"""The local gradients are written down first, as NumPy arrays."""

import numpy as np


def divides_the_product(d_out, a, b):
    inputs = np.array([a, b], dtype=float)
    return tuple(d_out * inputs.prod() / inputs)


def local_gradient_only(d_out, a, b):
    return tuple(np.array([b, a], dtype=float))


def own_input(d_out, a, b):
    return tuple(d_out * np.array([a, b]))


def rounds_like_the_inputs(d_out, a, b):
    gradients = np.array([b, a])
    gradients[:] = gradients * d_out
    return tuple(gradients)


def rule_of_the_sum(d_out, a, b):
    return tuple(d_out * np.ones(2))


def zero_gets_nothing(d_out, a, b):
    inputs = np.array([a, b], dtype=float)
    return tuple(np.where(inputs != 0, d_out * inputs[::-1], 0.0))
