"""The answer is made in the type of o

Explanation: You filled an array made like o. For whole numbers it can hold only whole numbers, so
the gradient lost what stands behind its point.

Hint: d_out * (o - y) makes an array of floats by itself.
"""

import numpy as np


def half_squared_error_backward(d_out, o, y):
    d_o = np.zeros_like(o)
    d_o[:] = d_out * (o - y)
    return d_o
