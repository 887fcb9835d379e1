"""The step function, whose value at 0 is an argument."""

import numpy as np


def relu_backward(d_out, z):
    return np.heaviside(z, 0.0) * d_out
