"""Indices written out, the pass on its own and computed anew from the inputs."""

import numpy as np


def output_gradient(o, y):
    return np.subtract(o, y, dtype=float)


def hidden_gradient(d_o, W2):
    return np.einsum("k,ki->i", d_o, W2)


def gate_gradient(d_h, z):
    return np.where(z > 0, d_h, 0.0)


def w2_gradient(d_o, h, W2, lam):
    return np.einsum("k,i->ki", d_o, h) + lam * W2


def w1_gradient(d_z, x, W1, lam):
    return np.einsum("i,j->ij", d_z, x) + lam * W1


def mlp_backward(x, W1, W2, y, lam, cache):
    z = np.einsum("ij,j->i", W1, x)
    is_live = (z > 0) * 1.0
    h = z * is_live
    d_o = np.einsum("ki,i->k", W2, h) - y
    d_h = np.einsum("k,ki->i", d_o, W2)
    d_z = d_h * is_live
    data = {"d_o": d_o, "d_h": d_h, "d_z": d_z}
    d_W2 = d_o[:, None] * h + lam * W2
    d_W1 = d_z[:, None] * x + lam * W1
    return {"d_L": np.float64(1), "d_s": np.ones(()), **data, "d_W2": d_W2, "d_W1": d_W1}
