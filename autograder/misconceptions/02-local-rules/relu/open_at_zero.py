"""The gate is open at exactly 0

Explanation: At z = 0 the curve has a corner and no slope. The course takes 0 there, as PyTorch
does, and you took 1.

Hint: Compare with z > 0, not with z >= 0.
"""

import numpy as np


def relu_backward(d_out, z):
    return np.where(np.asarray(z) >= 0, d_out, 0.0)[()]
