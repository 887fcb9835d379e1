"""One example after another, their gradients added up."""

import numpy as np


def batch_backward(X, W1, W2, Y, lam, cache):
    d_W1, d_W2 = lam * W1, lam * W2
    rows = {"d_O": [], "d_H": [], "d_Z": []}
    for x, y, z, h, o in zip(X, Y, cache["Z"], cache["H"], cache["O"], strict=True):
        d_o = o - y
        d_h = W2.T @ d_o
        d_z = np.where(z > 0, d_h, 0.0)
        d_W2 = d_W2 + np.outer(d_o, h)
        d_W1 = d_W1 + np.outer(d_z, x)
        for name, row in zip(rows, (d_o, d_h, d_z), strict=True):
            rows[name].append(row)
    return {**{name: np.array(each) for name, each in rows.items()}, "d_W2": d_W2, "d_W1": d_W1}
