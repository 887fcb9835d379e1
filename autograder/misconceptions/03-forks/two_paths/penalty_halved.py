"""The penalty keeps its half

Explanation: The slope of w * w is 2 w, and its 2 cancels the half in lam / 2. You kept the half.

Hint: The penalty contributes lam * w, times what arrives.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w / 2
    total = prediction + penalty
    return prediction, penalty, total
