"""Output by output, with plain numbers."""

import numpy as np


def for_each(o, y, rule):
    return np.array([float(rule(float(a), float(b))) for a, b in zip(o, y, strict=True)])


def changes_the_outputs(d_out, o, y):
    for k in range(len(o)):
        o[k] = (o[k] - y[k]) * d_out
    return o


def factor_two(d_out, o, y):
    return for_each(o, y, lambda a, b: (a - b + a - b) * d_out)


def half_left(d_out, o, y):
    return for_each(o, y, lambda a, b: (a - b) / 2 * d_out)


def incoming_left_out(d_out, o, y):
    return for_each(o, y, lambda a, b: a - b)


def mean_for_sum(d_out, o, y):
    q = 0
    for _ in o:
        q += 1
    return for_each(o, y, lambda a, b: d_out / q * (a - b))


def rounds_like_the_inputs(d_out, o, y):
    d_o = o.copy()
    for k in range(len(d_o)):
        d_o[k] = d_out * (o[k] - y[k])
    return d_o


def sign_of_the_error(d_out, o, y):
    return for_each(o, y, lambda a, b: d_out * (a - b) / abs(a - b))


def sign_turned(d_out, o, y):
    return for_each(o, y, lambda a, b: d_out * (b - a))


def square_returned(d_out, o, y):
    return for_each(o, y, lambda a, b: d_out * abs(a - b) * abs(a - b))


def summed_to_a_number(d_out, o, y):
    d_o = 0.0
    for a, b in zip(o, y, strict=True):
        d_o += d_out * (a - b)
    return d_o


def target_ignored(d_out, o, y):
    return for_each(o, y, lambda a, _: a * d_out)
