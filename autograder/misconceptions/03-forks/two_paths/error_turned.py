"""The error is taken as y - o

Explanation: The slope of half the square of o - y with respect to o is o - y. With the sign
turned, training would walk uphill.

Hint: Output minus target: w * h - y.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (y - w * h) * h
    penalty = 1.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
