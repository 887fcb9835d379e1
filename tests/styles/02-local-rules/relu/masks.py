"""A mask of zeros and ones, multiplied with the gradient."""

import numpy as np


def arrays_only(d_out, z):
    mask = z.astype(bool)
    mask[z < 0] = False
    return mask * d_out


def changes_d_out(d_out, z):
    mask = np.greater(z, 0)
    d_out *= mask
    return d_out


def gate_dropped(d_out, z):
    return np.ones_like(z, dtype=float) * d_out


def gate_inverted(d_out, z):
    return (1.0 - np.greater(z, 0)) * d_out


def gate_on_the_gradient(d_out, z):
    return np.maximum(d_out, 0.0)


def mask_returned(d_out, z):
    return np.greater(z, 0)


def one_axis_only(d_out, z):
    return np.array([d * int(x > 0) for d, x in zip(d_out, z, strict=True)], dtype=float)


def one_number_only(d_out, z):
    mask = 1.0 if z > 0 else 0.0
    return mask * d_out


def open_at_zero(d_out, z):
    return np.heaviside(z, 1.0) * d_out


def rounds_like_z(d_out, z):
    mask = np.greater(z, 0)
    return (mask * d_out).astype(np.asarray(z).dtype)


def scaled_by_z(d_out, z):
    return np.greater(z, 0) * z * d_out


def sign_as_slope(d_out, z):
    return (np.greater(z, 0) * 1.0 - np.less(z, 0)) * d_out


def small_z_closed(d_out, z):
    mask = np.floor(z) > 0
    return mask * d_out
