"""Sum by sum, in plain loops."""

import numpy as np


def output_gradient(o, y):
    return np.array([float(o[k]) - float(y[k]) for k in range(len(o))])


def hidden_gradient(d_o, W2):
    d_h = np.zeros(W2.shape[1])
    for k in range(W2.shape[0]):
        for i in range(W2.shape[1]):
            d_h[i] += W2[k, i] * d_o[k]
    return d_h


def gate_gradient(d_h, z):
    return np.array([d if unit > 0 else 0.0 for d, unit in zip(d_h, z, strict=True)])


def weights_gradient(d_out, inputs, W, lam):
    d_W = np.zeros(W.shape)
    for i in range(W.shape[0]):
        for j in range(W.shape[1]):
            d_W[i, j] = d_out[i] * inputs[j] + lam * W[i, j]
    return d_W


def w2_gradient(d_o, h, W2, lam):
    return weights_gradient(d_o, h, W2, lam)


def w1_gradient(d_z, x, W1, lam):
    return weights_gradient(d_z, x, W1, lam)


def mlp_backward(x, W1, W2, y, lam, cache):
    grads = {"d_L": 1, "d_s": 1}
    grads["d_o"] = output_gradient(cache["o"], y)
    grads["d_h"] = hidden_gradient(grads["d_o"], W2)
    grads["d_z"] = gate_gradient(grads["d_h"], cache["z"])
    grads["d_W2"] = w2_gradient(grads["d_o"], cache["h"], W2, lam)
    grads["d_W1"] = w1_gradient(grads["d_z"], x, W1, lam)
    return grads
