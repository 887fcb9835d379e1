"""e = a c + b c: every answer as one expression in NumPy."""

import numpy as np


def divides_the_output(d_out, a, b, c):
    terms = np.array([a + b, a + b, c], dtype=float)
    return tuple(d_out * (a * c + b * c) / terms)


def incoming_left_out(d_out, a, b, c):
    return tuple(np.array([c, c, a + b], dtype=float))


def own_factor(d_out, a, b, c):
    return tuple(d_out * np.array([a + b, a + b, c]))


def passes_on_the_sums_gradient(d_out, a, b, c):
    return tuple(d_out * c * np.array([1.0, 1.0, a + b]))


def rounds_like_the_inputs(d_out, a, b, c):
    gradients = np.array([c, c, a + b])
    gradients[:] = gradients * d_out
    return tuple(gradients)


def skips_the_product(d_out, a, b, c):
    return tuple(d_out * np.array([1.0, 1.0, a + b]))


def splits_at_the_sum(d_out, a, b, c):
    return tuple(d_out * np.array([c / 2, c / 2, a + b]))
