import numpy as np


def sigmoid_backward(d_out, out):
    s = 1 / (1 + np.exp(-out))
    return d_out * s * (1 - s)
