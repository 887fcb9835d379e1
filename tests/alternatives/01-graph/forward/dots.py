"""Dot products, and relu by a mask."""

import numpy as np


def tiny_forward(a, b, c):
    return np.add(a, b), np.multiply(np.add(a, b), c)


def mlp_forward(x, W1, W2, y, lam):
    cache = {"z": np.dot(W1, x)}
    cache["h"] = cache["z"] * (cache["z"] > 0)
    cache["o"] = np.einsum("ij,j->i", W2, cache["h"])
    error = cache["o"] - y
    cache["L"] = 0.5 * error @ error
    weights = np.concatenate([W1.ravel(), W2.ravel()])
    cache["s"] = 0.5 * lam * weights.dot(weights)
    return cache["L"] + cache["s"], cache
