"""The outputs are overwritten

Explanation: The answer is right, but it was computed in place: o now holds errors. The forward
pass stored it, and others will read it.

Hint: o - y makes a new array; o -= y changes the old one.
"""

import numpy as np


def half_squared_error_backward(d_out, o, y):
    d_o = np.asarray(o, dtype=float)
    d_o -= y
    d_o *= d_out
    return d_o
