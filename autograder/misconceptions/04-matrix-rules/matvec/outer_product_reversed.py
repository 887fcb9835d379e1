"""The outer product is the wrong way round

Explanation: You put x along the rows and d_out along the columns. Row i of W makes output i, so
row i of d_W belongs to d_out[i], and its columns to the entries of x.

Hint: d_W has the shape of W: np.outer(d_out, x), with d_out first.
"""

import numpy as np


def matvec_backward(d_out, W, x):
    return np.outer(x, d_out), W.T @ d_out
