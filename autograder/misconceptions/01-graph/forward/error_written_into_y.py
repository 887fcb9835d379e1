"""The error is written into y

Explanation: The values are right, but y -= o changed the target, which belongs to the caller. The
next step of training would run against another target.

Hint: error = o - y makes a new array.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    y -= o
    L = np.sum(y**2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
