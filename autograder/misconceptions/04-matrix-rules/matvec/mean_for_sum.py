"""A mean is taken where a sum belongs

Explanation: You divided what an input collects by the number of rows. Every use of a value counts
in full, so the contributions are added.

Hint: d_x[j] is the plain sum over i of W[i, j] * d_out[i].
"""

import numpy as np


def matvec_backward(d_out, W, x):
    return np.outer(d_out, x), W.T @ d_out / len(d_out)
