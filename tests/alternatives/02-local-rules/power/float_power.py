"""NumPy's power on floats."""

import numpy as np


def power_backward(d_out, x, p):
    return p * np.float_power(x, p - 1) * d_out
