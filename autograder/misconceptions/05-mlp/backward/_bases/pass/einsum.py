"""Every product in einsum, which repeats what has size 1 and takes no more axes than it names."""

import numpy as np


def hidden_gradient(d_o, W2):
    return np.einsum("kj,k->j", W2, d_o)


def w2_gradient(d_o, h, W2, lam):
    return np.einsum("k,j->kj", d_o, h) + lam * W2


def w1_gradient(d_z, x, W1, lam):
    return np.einsum("j,i->ji", d_z, x) + lam * W1
