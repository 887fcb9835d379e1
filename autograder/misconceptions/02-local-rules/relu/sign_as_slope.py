"""Below 0 the gradient comes back with its sign turned

Explanation: You used the sign of z as the slope: that is the slope of the absolute value. relu is
flat below 0, so the slope there is 0 and not -1.

Hint: For z = -3 and d_out = 2 the answer is 0.
"""

import numpy as np


def relu_backward(d_out, z):
    return d_out * np.sign(z)
