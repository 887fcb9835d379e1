import numpy as np


def relu_backward(d_out, z):
    if np.ndim(z) == 0:
        return d_out if z > 0 else 0.0
    d_z = np.zeros(np.shape(z))
    for place in np.ndindex(*np.shape(z)):
        if z[place] > 0:
            d_z[place] = d_out[place]
    return d_z
