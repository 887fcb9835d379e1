"""relu changes z

Explanation: h was made by cutting off z itself, so z and h are one array now. The backward pass
needs z as it was before relu.

Hint: np.maximum(z, 0.0) makes a new array; z[z < 0] = 0 changes the old one.
"""

import numpy as np


def mlp_forward(x, W1, W2, y, lam):
    z = W1 @ x
    h = np.maximum(z, 0.0, out=z)
    o = W2 @ h
    L = np.sum((o - y) ** 2) / 2
    s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
