import numpy as np


def tanh_backward(d_out, out):
    return (np.asarray(d_out) * (1 - np.asarray(out) ** 2)).tolist()
