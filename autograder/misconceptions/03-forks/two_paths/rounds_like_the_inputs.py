"""The answer is made in the type of the input

Explanation: The answers were built to look like the inputs, so for whole inputs they could hold
only whole numbers, and 7.5 became 7.

Hint: Use w, h, y and lam for their values, never for their type.
"""

import numpy as np


def two_paths_backward(d_out, w, h, y, lam):
    prediction = np.full_like(w, d_out * (w * h - y) * h)
    penalty = np.full_like(w, d_out * lam * w)
    return prediction, penalty, prediction + penalty
