"""Indices written out."""

import numpy as np


def batch_backward(X, W1, W2, Y, lam, cache):
    d_O = np.subtract(cache["O"], Y)
    d_H = np.einsum("nk,ki->ni", d_O, W2)
    d_Z = d_H * (cache["H"] > 0)
    d_W2 = np.einsum("nk,ni->ki", d_O, cache["H"]) + lam * W2
    d_W1 = np.einsum("ni,nj->ij", d_Z, X) + lam * W1
    return {"d_W1": d_W1, "d_W2": d_W2, "d_Z": d_Z, "d_H": d_H, "d_O": d_O}
