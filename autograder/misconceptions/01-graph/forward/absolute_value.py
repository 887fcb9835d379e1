"""The sign is dropped where relu is asked for

Explanation: relu does not turn negative numbers into positive ones, it puts 0 in their place.

Hint: np.maximum(z, 0.0).
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.abs(z)
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
