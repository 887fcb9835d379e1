import numpy as np


def sigmoid_backward(d_out, out):
    out = np.asarray(out)
    return np.asarray(d_out) * (out - out**2)
