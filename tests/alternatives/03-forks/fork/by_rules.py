"""Every operation with a rule of its own, in the order of a backward pass."""

import numpy as np


def times(d_out, a, b):
    return np.array([d_out * b, d_out * a])


def square_plus_backward(d_out, x):
    d_x = np.float64(0)
    d_p, d_x = d_out, d_x + d_out
    for share in times(d_p, x, x):
        d_x = d_x + share
    return d_x


def three_uses_backward(d_out, x, u, v):
    d_t, d_x = d_out, d_out
    d_p = d_q = d_t
    shares = times(d_q, x, v)
    d_x, d_v = d_x + shares[0], shares[1]
    shares = times(d_p, x, u)
    d_x, d_u = d_x + shares[0], shares[1]
    return d_x, d_u, d_v
