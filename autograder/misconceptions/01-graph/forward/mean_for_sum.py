"""The loss is an average over the outputs

Explanation: You divided by the number of outputs. The loss is half the sum, however many outputs
there are.

Hint: np.sum in place of np.mean, then a half.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    L = np.mean((o - y) ** 2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
