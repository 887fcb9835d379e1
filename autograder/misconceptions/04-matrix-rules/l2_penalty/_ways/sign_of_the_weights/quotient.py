"""The weight over its size, which is no number where the weight is 0."""

import numpy as np


def l2_penalty_backward(d_out, W, lam):
    with np.errstate(invalid="ignore"):
        return d_out * lam * W / np.abs(W)
