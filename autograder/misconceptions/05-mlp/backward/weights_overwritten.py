"""The gradients are written into the weights

Explanation: The answers are right, but W2 and W1 were scaled and added to in place: the network
has lost its weights.

Hint: lam * W2 makes a new array; W2 *= lam changes the old one.
"""

import numpy as np


def w2_gradient(d_o, h, W2, lam):
    d_W2 = np.asarray(W2, dtype=float)
    d_W2 *= lam
    d_W2 += np.outer(d_o, h)
    return d_W2


def w1_gradient(d_z, x, W1, lam):
    d_W1 = np.asarray(W1, dtype=float)
    d_W1 *= lam
    d_W1 += np.outer(d_z, x)
    return d_W1
