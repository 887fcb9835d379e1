"""The incoming gradient is left out

Explanation: What you return is right where every entry of d_out is 1. In a network it is what the
later layers say about each output.

Hint: Row i of d_W is d_out[i] times x, and row i of W counts d_out[i] times in d_x.
"""

import numpy as np


def matvec_backward(d_out, W, x):
    ones = np.ones(len(d_out))
    return np.outer(ones, x), W.T @ ones
