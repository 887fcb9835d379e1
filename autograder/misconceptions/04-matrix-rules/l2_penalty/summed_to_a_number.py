"""The entries are added up

Explanation: The penalty is one number, but its gradient has one entry for each weight.

Hint: No sum is left in the answer: it has the shape of W.
"""

import numpy as np


def l2_penalty_backward(d_out, W, lam):
    return 1.0 * d_out * lam * np.sum(W)
