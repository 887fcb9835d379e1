"""The penalty is scaled by the square of w

Explanation: The exponent came down, but it was not lowered: the slope of w squared is 2 w.

Hint: The penalty contributes lam * w, times what arrives.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w * w
    total = prediction + penalty
    return prediction, penalty, total
