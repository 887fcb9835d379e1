"""The chain error, square, sum, half, walked back one rule at a time."""

import numpy as np


def through(d_out, o, y, half=0.5, slope=lambda error: 2 * error, inner=1.0):
    error = o - y
    d_sum = half * d_out
    d_square = d_sum * np.ones(error.shape)
    d_error = d_square * slope(error)
    return d_error * inner


def changes_the_outputs(d_out, o, y):
    np.subtract(o, y, out=o)
    return through(d_out, o, 0.0)


def factor_two(d_out, o, y):
    return through(d_out, o, y, half=1.0)


def half_left(d_out, o, y):
    return through(d_out, o, y, slope=lambda error: error)


def incoming_left_out(d_out, o, y):
    return through(1.0, o, y)


def mean_for_sum(d_out, o, y):
    return through(d_out, o, y, half=0.5 / np.size(o))


def rounds_like_the_inputs(d_out, o, y):
    return through(d_out, o, y).astype(o.dtype)


def sign_of_the_error(d_out, o, y):
    return through(d_out, o, y, half=1.0, slope=np.sign)


def sign_turned(d_out, o, y):
    return through(d_out, o, y, inner=-1.0)


def square_returned(d_out, o, y):
    return through(d_out, o, y, half=1.0, slope=np.square)


def summed_to_a_number(d_out, o, y):
    return float(through(d_out, o, y).sum())


def target_ignored(d_out, o, y):
    return through(d_out, o, np.zeros_like(y))
