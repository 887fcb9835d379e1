"""w * w as a product whose two inputs are the same weight."""

import numpy as np


def l2_penalty_backward(d_out, W, lam):
    d_square = np.full(np.shape(W), lam / 2 * d_out)
    return d_square * W + d_square * W
