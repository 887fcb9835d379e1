"""The penalty replaces what came through the prediction

Explanation: d_w holds the share of the penalty alone: it was assigned where it had to be added.

Hint: d_w is the sum of both shares.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w
    total = penalty
    return prediction, penalty, total
