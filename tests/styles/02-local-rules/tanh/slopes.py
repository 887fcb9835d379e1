"""The slope first, for all entries at once."""

import numpy as np


def changes_d_out(d_out, out):
    slope = (1.0 + out) * (1.0 - out)
    d_out *= slope
    return d_out


def incoming_left_out(d_out, out):
    return (1.0 + out) * (1.0 - out)


def one_axis_only(d_out, out):
    if np.ndim(out) == 0:
        return d_out * (1.0 + out) * (1.0 - out)
    d_x = np.zeros(np.size(out))
    d_x[:] = [d_out[i] * (1.0 + out[i]) * (1.0 - out[i]) for i in range(len(out))]
    return d_x


def sign_turned(d_out, out):
    slope = (out + 1.0) * (out - 1.0)
    return slope * d_out


def slope_of_the_sigmoid(d_out, out):
    slope = out - np.square(out)
    return slope * d_out


def square_forgotten(d_out, out):
    slope = np.subtract(1.0, out)
    return slope * d_out


def tanh_applied_again(d_out, out):
    slope = 1.0 / np.cosh(out) ** 2
    return slope * d_out
