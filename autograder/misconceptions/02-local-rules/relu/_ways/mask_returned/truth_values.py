"""The mask as the comparison gives it: True and False."""

import numpy as np


def relu_backward(d_out, z):
    return np.asarray(z)[()] > 0
