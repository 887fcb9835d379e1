"""*= on a fresh array is fine."""

import numpy as np


def exp_backward(d_out, out):
    d_x = np.array(d_out, dtype=float)
    d_x *= out
    return d_x
