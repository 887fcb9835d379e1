"""The slope first, for all entries at once."""

import numpy as np


def changes_d_out(d_out, out):
    slope = np.positive(out)
    d_out *= slope
    return d_out


def exp_applied_again(d_out, out):
    slope = np.exp(out)
    return slope * d_out


def incoming_left_out(d_out, out):
    slope = np.positive(out)
    return slope


def one_axis_only(d_out, out):
    if np.ndim(out) == 0:
        return d_out * out
    d_x = np.zeros(np.size(out))
    d_x[:] = [d_out[i] * out[i] for i in range(len(out))]
    return d_x


def rule_of_powers(d_out, out):
    x = np.log(out)
    slope = x * out / np.e
    return slope * d_out


def slope_one(d_out, out):
    slope = np.ones_like(out)
    return slope * d_out
