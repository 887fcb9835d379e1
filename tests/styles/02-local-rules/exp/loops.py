"""A loop over the places of an array."""

import math

import numpy as np


def over(d_out, out, rule):
    if not isinstance(out, np.ndarray):
        return rule(d_out, out)
    d_x = np.zeros(out.shape)
    for place in np.ndindex(out.shape):
        d_x[place] = rule(d_out[place], out[place])
    return d_x


def changes_d_out(d_out, out):
    if not isinstance(out, np.ndarray):
        return d_out * out
    for place in np.ndindex(out.shape):
        d_out[place] *= out[place]
    return d_out


def exp_applied_again(d_out, out):
    return over(d_out, out, lambda d, e: d * math.exp(e))


def incoming_left_out(d_out, out):
    return over(d_out, out, lambda d, e: e)


def one_axis_only(d_out, out):
    if not isinstance(out, np.ndarray):
        return d_out * out
    d_x = np.zeros(len(out))
    for i in range(len(out)):
        d_x[i] = float(d_out[i]) * float(out[i])
    return d_x


def rule_of_powers(d_out, out):
    return over(d_out, out, lambda d, e: d * math.log(e) * e / math.e)


def slope_one(d_out, out):
    return over(d_out, out, lambda d, e: d)
