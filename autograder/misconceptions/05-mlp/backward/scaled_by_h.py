"""The gradient is scaled by the output of the gate

Explanation: You multiplied by relu(z). The height of the curve at z = 3 is 3, but its slope there
is 1.

Hint: d_h * (z > 0).
"""

import numpy as np


def gate_gradient(d_h, z):
    return d_h * np.maximum(z, 0.0)
