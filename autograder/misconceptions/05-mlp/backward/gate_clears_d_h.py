"""The gate is applied to d_h itself

Explanation: d_z is right, but it was made by writing zeros into d_h. Whoever looks at d_h
afterwards, as your own dict does, finds other numbers there.

Hint: np.where(z > 0, d_h, 0.0) makes a new array.
"""

import numpy as np


def gate_gradient(d_h, z):
    d_z = np.asarray(d_h, dtype=float)
    d_z[np.asarray(z) <= 0] = 0.0
    return d_z
