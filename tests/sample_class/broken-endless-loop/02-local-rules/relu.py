import numpy as np


def relu_backward(d_out, z):
    d_z = np.zeros(np.shape(z))
    i = 0
    while i < d_z.size:
        if np.ravel(z)[i] > 0:
            d_z.flat[i] = np.ravel(d_out)[i]
    return d_z
