"""A copy whose shut entries are cleared."""

import numpy as np


def relu_backward(d_out, z):
    if np.ndim(z) == 0:
        return float(d_out) if z > 0 else 0.0
    d_z = np.array(d_out, dtype=float)
    d_z[z <= 0] = 0.0
    return d_z
