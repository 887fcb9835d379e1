"""The gate itself is returned

Explanation: 1 above 0 and 0 elsewhere is the local gradient. It still has to scale the gradient
that arrives.

Hint: For z = [-1, 2] and d_out = [5, -4] the gate is [0, 1] and the answer is [0, -4].
"""

import numpy as np


def relu_backward(d_out, z):
    return np.where(np.asarray(z) > 0, 1.0, 0.0)[()]
