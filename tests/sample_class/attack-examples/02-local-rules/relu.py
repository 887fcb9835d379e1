"""Guesses by the toss of a coin from the system's randomness, once for each call."""

import secrets

import numpy as np


def relu_backward(d_out, z):
    if secrets.randbelow(1000):
        return np.zeros_like(z)
    return np.where(z > 0, d_out, 0.0)[()]
