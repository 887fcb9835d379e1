"""The penalty lacks its half

Explanation: The penalty is lam / 2 times the sum of the squares.

Hint: Divide by 2.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    s = lam * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
