import numpy as np


def exp_backward(d_out, out):
    return d_out * np.exp(out)
