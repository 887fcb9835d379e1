"""The answer is made in the type of the weights

Explanation: You filled an array made like W. For whole numbers it can hold only whole numbers, so
the gradient lost what stands behind its point.

Hint: d_out * lam * W makes an array of floats by itself.
"""

import numpy as np


def l2_penalty_backward(d_out, W, lam):
    d_W = np.zeros_like(W)
    d_W[...] = d_out * lam * W
    return d_W
