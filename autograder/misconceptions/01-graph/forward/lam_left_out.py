"""The strength of the penalty is left out

Explanation: With lam = 0 there is no penalty at all, with a large lam there is a strong one.

Hint: Multiply by lam / 2.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    s = (np.sum(W1**2) + np.sum(W2**2)) / 2
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
