"""The two shares have changed places

Explanation: Both shares are right, and they came back in the other order.

Hint: Prediction first, then the penalty, then the sum.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w
    total = prediction + penalty
    return penalty, prediction, total
