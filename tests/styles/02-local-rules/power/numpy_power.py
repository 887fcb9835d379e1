"""NumPy's functions, which call nan what is no number."""

import numpy as np


def exponent_moves(d_out, x, p):
    x = np.float64(x)
    return d_out * np.power(x, float(p)) * np.log(x)


def exponent_not_lowered(d_out, x, p):
    return d_out * np.multiply(p, np.power(float(x), p))


def factor_forgotten(d_out, x, p):
    return d_out * np.power(float(x), p - 1)


def slope_of_a_square(d_out, x, p):
    return np.multiply(d_out, np.multiply(p, float(x)))


def incoming_left_out(d_out, x, p):
    return np.multiply(p, np.power(float(x), p - 1))


def lowered_factor(d_out, x, p):
    return d_out * np.multiply(p - 1, np.power(float(x), p - 1))


def negative_raised(d_out, x, p):
    return d_out * p * np.power(float(x), p - np.sign(p))


def repeated_product(d_out, x, p):
    out = d_out * p
    for _ in range(1, p):
        out = out * x
    return np.float64(out)


def sign_of_x_lost(d_out, x, p):
    return d_out * p * np.sqrt(float(x) ** 2) ** (p - 1)


def through_logarithms(d_out, x, p):
    return d_out * p * np.exp((p - 1) * np.log(np.float64(x)))
