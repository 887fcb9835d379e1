"""Goes back to x first."""

import numpy as np


def exp_backward(d_out, out):
    x = np.log(out)
    return np.exp(x) * d_out
