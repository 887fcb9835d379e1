"""Only the sign of the error is returned

Explanation: That is the slope of the absolute error. For the squared error a large error pulls
harder than a small one.

Hint: Return the error itself, scaled by d_out.
"""

import numpy as np


def half_squared_error_backward(d_out, o, y):
    return 1.0 * d_out * np.sign(o - y)
