"""The slope first, for all entries at once."""

import numpy as np


def changes_d_out(d_out, out):
    slope = out - np.square(out)
    d_out *= slope
    return d_out


def incoming_left_out(d_out, out):
    return out - np.square(out)


def one_axis_only(d_out, out):
    if np.ndim(out) == 0:
        return d_out * out * (1.0 - out)
    d_x = np.zeros(np.size(out))
    d_x[:] = [d_out[i] * out[i] * (1.0 - out[i]) for i in range(len(out))]
    return d_x


def output_not_multiplied(d_out, out):
    slope = np.subtract(1.0, out)
    return slope * d_out


def sigmoid_applied_again(d_out, out):
    again = 0.5 * (1.0 + np.tanh(0.5 * out))
    return (again - np.square(again)) * d_out


def sign_turned(d_out, out):
    slope = np.square(out) - out
    return slope * d_out


def slope_of_tanh(d_out, out):
    slope = np.subtract(1.0, np.square(out))
    return slope * d_out
