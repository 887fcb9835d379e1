"""z is added up in place, and rounded after every product."""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = np.zeros(len(W1), dtype=x.dtype)
    for unit, place in np.ndindex(W1.shape):
        z[unit] += W1[unit, place] * x[place]
    h = np.maximum(z, 0)
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
