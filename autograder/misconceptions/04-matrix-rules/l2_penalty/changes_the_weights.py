"""The weights are overwritten

Explanation: The answer is right, but W was scaled in place: the network now holds the gradient
where its weights were.

Hint: lam * W makes a new array; W *= lam changes the old one.
"""

import numpy as np


def l2_penalty_backward(d_out, W, lam):
    d_W = np.asarray(W, dtype=float)
    d_W *= d_out * lam
    return d_W
