import numpy as np


def exp_backward(d_out, out):
    return np.atleast_1d(d_out * out)
