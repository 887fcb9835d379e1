"""math.pow, and names for the parts."""

import math


def exponent_moves(d_out, x, p):
    out = math.pow(x, p)
    return d_out * math.log(x) * out


def exponent_not_lowered(d_out, x, p):
    local = p * math.pow(x, p)
    return local * d_out


def factor_forgotten(d_out, x, p):
    lowered = p - 1
    return math.pow(x, lowered) * d_out


def slope_of_a_square(d_out, x, p):
    local = math.prod((p, x))
    return local * d_out


def incoming_left_out(d_out, x, p):
    lowered = p - 1
    return math.pow(x, lowered) * p


def lowered_factor(d_out, x, p):
    p = p - 1
    return d_out * p * math.pow(x, p)


def negative_raised(d_out, x, p):
    if p < 0:
        return d_out * p * math.pow(x, p + 1)
    return d_out * p * math.pow(x, p - 1)


def repeated_product(d_out, x, p):
    factors = [x for _ in range(p - 1)]
    return d_out * p * math.prod(factors)


def sign_of_x_lost(d_out, x, p):
    return d_out * p * math.pow(math.fabs(x), p - 1)


def through_logarithms(d_out, x, p):
    log = math.log(x)
    return d_out * p * math.exp(p * log) / math.exp(log)
