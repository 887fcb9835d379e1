"""The errors are added up

Explanation: The loss is one number, but its gradient has one entry for each output.

Hint: No sum is left in the answer: it has the shape of o.
"""

import numpy as np


def half_squared_error_backward(d_out, o, y):
    return 1.0 * d_out * np.sum(o - y)
