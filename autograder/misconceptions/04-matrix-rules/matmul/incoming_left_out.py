"""The incoming gradient is left out

Explanation: What you return is right where every entry of d_out is 1. In a network it is what the
later layers say about each entry of the product.

Hint: d_A = d_out @ B.T: all of its entries are scaled by d_out before they are added up.
"""

import numpy as np


def matmul_backward(d_out, A, B):
    ones = np.ones(np.shape(d_out))
    return ones @ B.T, A.T @ ones
