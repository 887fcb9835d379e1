"""Slopes are found by dividing by w

Explanation: Dividing a product by w gives its other factor only while w is not 0. The gradient
exists there all the same.

Hint: Take h and lam as they are saved.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 2.0 * d_out * (lam * w * w / 2) / w
    total = prediction + penalty
    return prediction, penalty, total
