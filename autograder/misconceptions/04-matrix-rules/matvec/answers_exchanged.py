"""The two answers are in the wrong order

Explanation: The gradients come back in the order of the forward pass's inputs: the matrix first,
then the vector.

Hint: return d_W, d_x.
"""

import numpy as np


def matvec_backward(d_out, W, x):
    return 1.0 * W.T @ d_out, 1.0 * np.outer(d_out, x)
