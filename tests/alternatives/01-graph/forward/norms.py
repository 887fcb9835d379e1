"""Norms and np.where, the input as a column in between."""

import numpy as np


def tiny_forward(a, b, c):
    d = float(a + b)
    return d, float(d * c)


def mlp_forward(x, W1, W2, y, lam):
    z = (W1 @ x[:, None])[:, 0]
    h = np.where(z > 0, z, 0)
    o = np.array([np.inner(row, h) for row in W2])
    L = np.linalg.norm(o - y) ** 2 / 2
    s = lam * (np.linalg.norm(W1) ** 2 + np.linalg.norm(W2) ** 2) / 2
    return float(L + s), {"z": z, "h": h, "o": o, "L": L, "s": s}
