import numpy as np


def relu_backward(d_out, z):
    d_z = np.zeros_like(z)
    d_z[z > 0] = d_out[z > 0]
    return d_z
