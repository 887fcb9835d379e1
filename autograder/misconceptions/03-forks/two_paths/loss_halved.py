"""The loss keeps its half

Explanation: The slope of the square is twice the error, and its 2 cancels the half. You kept the
half.

Hint: d_o = o - y, without a half.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 0.5 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
