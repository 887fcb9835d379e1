import numpy as np


def tanh_backward(d_out, out):
    if np.ndim(out) == 0:
        return d_out * (1 - out * out)
    return np.array([tanh_backward(d, o) for d, o in zip(d_out, out)])
