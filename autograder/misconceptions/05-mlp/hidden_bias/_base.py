"""Both passes in parts, so that an override beside this file bends one part only."""

import numpy as np


def before_the_gate(x, W1, b1):
    return W1 @ x + b1


def gate(z):
    return np.where(z > 0, z, 0.0)


def half_squares(o, y):
    return 0.5 * np.sum((o - y) ** 2)


def penalty(W1, b1, W2, lam):
    return lam / 2 * (np.sum(W1**2) + np.sum(W2**2))


def stored(z, h, o, L, s):
    return {"z": z, "h": h, "o": o, "L": L, "s": s}


def mlp_forward_bias(x, W1, b1, W2, y, lam):
    z = before_the_gate(x, W1, b1)
    h = gate(z)
    o = W2 @ h
    L, s = half_squares(o, y), penalty(W1, b1, W2, lam)
    return objective(L, s), stored(z, h, o, L, s)


def objective(L, s):
    return L + s


def at_the_gate(d_h, z):
    return d_h * (z > 0)


def error(o, y):
    return 1.0 * (o - y)


def bias_gradient(d_h, d_z, x, b1, lam):
    return 1.0 * d_z


def weight_gradient(d_out, inputs, W, lam):
    return np.outer(d_out, inputs) + 1.0 * lam * W


def mlp_backward_bias(x, W1, b1, W2, y, lam, cache):
    d_o = error(cache["o"], y)
    d_h = 1.0 * W2.T @ d_o
    d_z = at_the_gate(d_h, cache["z"])
    return {
        "d_L": 1.0,
        "d_s": 1.0,
        "d_o": d_o,
        "d_h": d_h,
        "d_z": d_z,
        "d_W2": weight_gradient(d_o, cache["h"], W2, lam),
        "d_W1": weight_gradient(d_z, x, W1, lam),
        "d_b1": bias_gradient(d_h, d_z, x, b1, lam),
    }
