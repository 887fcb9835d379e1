"""The penalty changes the weights

Explanation: The values are right, but the squares were written into W1 and W2, which belong to the
caller.

Hint: W1 * W1 makes a new array; W1 *= W1 changes the old one.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    W1 *= W1
    W2 *= W2
    s = lam / 2 * (np.sum(W1) + np.sum(W2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
