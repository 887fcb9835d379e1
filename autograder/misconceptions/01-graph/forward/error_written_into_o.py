"""The error is written into o

Explanation: o -= y turned the stored output into the error. The backward pass, and whoever wants
the prediction, finds the wrong numbers under o.

Hint: error = o - y makes a new array.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    o -= y
    L = np.sum(o**2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
