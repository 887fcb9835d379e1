import numpy as np


def relu_backward(d_out, z):
    return np.ma.masked_array(d_out, mask=np.asarray(z) <= 0)
