"""Loops over the entries of the weights, which ask the vectors for no more than they need."""

import numpy as np


def hidden_gradient(d_o, W2):
    d_h = np.zeros(len(W2[0]))
    for k, row in enumerate(W2):
        for j, weight in enumerate(row):
            d_h[j] += weight * d_o[k]
    return d_h


def gate_gradient(d_h, z):
    d_z = np.zeros(len(z))
    for j in range(len(z)):
        if z[j] > 0:
            d_z[j] = d_h[j]
    return d_z


def w2_gradient(d_o, h, W2, lam):
    d_W2 = np.zeros(W2.shape)
    for k, j in np.ndindex(W2.shape):
        d_W2[k, j] = d_o[k] * h[j] + lam * W2[k, j]
    return d_W2


def w1_gradient(d_z, x, W1, lam):
    d_W1 = np.zeros(W1.shape)
    for j, i in np.ndindex(W1.shape):
        d_W1[j, i] = d_z[j] * x[i] + lam * W1[j, i]
    return d_W1
