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
        return d_out * (out - out**2)
    for place in np.ndindex(out.shape):
        d_out[place] *= out[place] - out[place] ** 2
    return d_out


def incoming_left_out(d_out, out):
    return over(d_out, out, lambda d, s: s - s**2)


def one_axis_only(d_out, out):
    if not isinstance(out, np.ndarray):
        return d_out * (out - out**2)
    d_x = np.zeros(len(out))
    for i in range(len(out)):
        d_x[i] = float(d_out[i]) * float(out[i]) * (1 - float(out[i]))
    return d_x


def output_not_multiplied(d_out, out):
    return over(d_out, out, lambda d, s: d - d * s)


def sigmoid_applied_again(d_out, out):
    def rule(d, s):
        grown = math.exp(-s)
        return d * grown / (1 + grown) ** 2

    return over(d_out, out, rule)


def sign_turned(d_out, out):
    return over(d_out, out, lambda d, s: d * (s**2 - s))


def slope_of_tanh(d_out, out):
    return over(d_out, out, lambda d, s: d * (1 - s) * (1 + s))
