"""The gate is open on the wrong side

Explanation: You passed the gradient on where z is below 0 and stopped it above. It is the other
way round: above 0 relu follows z, below 0 it stands still.

Hint: For z = [-1, 2] the gate is [0, 1].
"""

import numpy as np


def relu_backward(d_out, z):
    return np.where(np.asarray(z) > 0, 0.0, d_out)[()]
