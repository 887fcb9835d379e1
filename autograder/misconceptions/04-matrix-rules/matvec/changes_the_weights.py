"""The weights are overwritten

Explanation: The answers are right, but W was scaled in place on the way. It belongs to the
network: the next forward pass would run with other weights.

Hint: Write W * d_out[:, None] into a new array, or use W.T @ d_out.
"""

import numpy as np


def matvec_backward(d_out, W, x):
    d_W = np.outer(d_out, x)
    parts = np.asarray(W, dtype=float)
    parts *= np.asarray(d_out)[:, np.newaxis]
    return d_W, parts.sum(axis=0)
