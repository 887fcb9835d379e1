import numpy as np


def relu_backward(d_out, z):
    return np.array(d_out * (np.asarray(z) > 0), dtype=object)
