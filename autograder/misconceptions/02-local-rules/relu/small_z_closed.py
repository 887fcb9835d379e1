"""The gate opens too late

Explanation: For a z between 0 and 1 you stopped the gradient, perhaps because z was cut to a whole
number first. The gate is open as soon as z is above 0, at 0.125 as well as at 3.

Hint: Compare z itself with 0. For z = 0.5 and d_out = 3 the answer is 3.
"""

import numpy as np


def relu_backward(d_out, z):
    return np.where(np.asarray(z) >= 1, d_out, 0.0)[()]
