"""The loss lacks its half

Explanation: You took the sum of the squared errors. The course takes half of it, so that the 2 of
the square cancels in the backward pass.

Hint: Divide by 2.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    L = np.sum((o - y) ** 2)
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
