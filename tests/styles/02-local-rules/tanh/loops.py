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
        return d_out * (1 - out**2)
    for place in np.ndindex(out.shape):
        d_out[place] *= 1 - out[place] ** 2
    return d_out


def incoming_left_out(d_out, out):
    return over(d_out, out, lambda d, t: 1 - t**2)


def one_axis_only(d_out, out):
    if not isinstance(out, np.ndarray):
        return d_out * (1 - out**2)
    d_x = np.zeros(len(out))
    for i in range(len(out)):
        d_x[i] = float(d_out[i]) * (1 - float(out[i]) ** 2)
    return d_x


def sign_turned(d_out, out):
    return over(d_out, out, lambda d, t: d * (t**2 - 1))


def slope_of_the_sigmoid(d_out, out):
    return over(d_out, out, lambda d, t: d * (t - t**2))


def square_forgotten(d_out, out):
    return over(d_out, out, lambda d, t: d - d * t)


def tanh_applied_again(d_out, out):
    return over(d_out, out, lambda d, t: d * (1 - math.tanh(t) ** 2))
