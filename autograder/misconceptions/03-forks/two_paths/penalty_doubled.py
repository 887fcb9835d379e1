"""The half of the penalty is overlooked

Explanation: The slope of w * w is 2 w, but the penalty is lam / 2 times the square, and the half
cancels the 2.

Hint: The penalty contributes lam * w, times what arrives.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 2.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
