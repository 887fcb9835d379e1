"""The half of the loss is overlooked

Explanation: The slope of the square is twice the error, but the loss is half the square, so the 2
cancels.

Hint: d_o = o - y, without a 2.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 2.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
