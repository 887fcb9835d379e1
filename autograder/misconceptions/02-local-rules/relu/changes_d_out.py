"""The incoming gradient is overwritten

Explanation: The values are right, but they were written into d_out, which belongs to the caller.
Another consumer may still need it, and it would now find zeros there.

Hint: Work on a new array: np.where(z > 0, d_out, 0.0), or begin with d_out.copy().
"""

import numpy as np


def relu_backward(d_out, z):
    d_z = np.asarray(d_out, dtype=float)
    d_z[np.asarray(z) <= 0] = 0.0
    return d_z[()]
