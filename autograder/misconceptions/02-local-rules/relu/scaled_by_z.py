"""The gradient is scaled by the output of relu

Explanation: You multiplied by relu(z) in place of its slope. The height of the curve at z = 3 is
3, but its slope there is 1.

Hint: For z = 3 and d_out = -2 the answer is -2, not -6.
"""

import numpy as np


def relu_backward(d_out, z):
    return d_out * np.maximum(z, 0.0)
