"""The gate looks at the gradient and not at z

Explanation: You applied relu to d_out. Which way the gradient points plays no part: where z is
above 0 a negative d_out passes too, and where z is below 0 a positive one is stopped.

Hint: For z = [3, -3] and d_out = [-2, 2] the answer is [-2, 0]. Compare z with 0, not d_out.
"""

import numpy as np


def relu_backward(d_out, z):
    return np.where(np.asarray(d_out) > 0, d_out, 0.0)[()]
