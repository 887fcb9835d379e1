"""The length of the error is taken

Explanation: np.linalg.norm takes a square root at the end. The loss is half the sum of squares,
without a root.

Hint: Square the norm, or add up the squares yourself.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    L = np.linalg.norm(o - y) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
