"""relu is left out

Explanation: h is the same as z. Without relu two layers could be replaced by one.

Hint: h is z where z is above 0, and 0 elsewhere.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = 1.0 * z
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
