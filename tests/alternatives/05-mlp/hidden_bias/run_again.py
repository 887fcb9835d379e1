"""The backward pass runs the forward pass again and leaves the cache alone."""

import numpy as np


def mlp_forward_bias(x, W1, b1, W2, y, lam):
    z = np.array(b1, dtype=float)
    z += W1 @ x
    h = z * (z > 0)
    o = W2.dot(h)
    cache = {"z": z, "h": h, "o": o}
    cache["L"] = np.square(o - y).sum() / 2
    cache["s"] = sum(np.square(W).sum() for W in (W1, W2)) * lam / 2
    return cache["L"] + cache["s"], cache


def mlp_backward_bias(x, W1, b1, W2, y, lam, cache):
    _, made = mlp_forward_bias(x, W1, b1, W2, y, lam)
    d_o = made["o"] - y
    d_h = np.dot(W2.T, d_o)
    d_z = d_h * np.heaviside(made["z"], 0.0)
    d_W2 = d_o[:, None] * made["h"][None, :] + lam * W2
    d_W1 = d_z[:, None] * x[None, :] + lam * W1
    grads = {"d_L": 1.0, "d_s": 1.0, "d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2}
    return grads | {"d_W1": d_W1, "d_b1": d_z * 1.0}
