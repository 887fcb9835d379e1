"""The transpose is missing

Explanation: The forward pass goes from x through W to the output. On the way back every input
collects along its column: that is the transposed matrix. With a square W nothing warns you.

Hint: d_x[j] is the sum over i of W[i, j] * d_out[i], in short W.T @ d_out.
"""

import numpy as np


def matvec_backward(d_out, W, x):
    return np.outer(d_out, x), W @ d_out
