"""z is made in the type of x

Explanation: z was set up to look like x. Where x holds whole numbers, z can hold nothing else, and
7.5 becomes 7.

Hint: Let W1 @ x make the array, or begin with np.zeros(len(W1)), which is one of floats.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = np.zeros(len(W1), dtype=x.dtype)
    for unit in range(len(W1)):
        z[unit] = W1[unit] @ x
    h = np.maximum(z, 0)
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
