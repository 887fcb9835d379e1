"""Every operation of the forward pass on its own, the square as a product."""

import numpy as np


def two_paths_backward(d_out, w, h, y, lam):
    error = w * h - y
    d_error = sum(0.5 * d_out * other for other in (error, error))
    through_prediction = d_error * h
    through_penalty = 0.5 * lam * d_out * w + 0.5 * lam * d_out * w
    return through_prediction, through_penalty, np.add(through_prediction, through_penalty)
