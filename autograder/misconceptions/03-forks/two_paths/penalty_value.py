"""The penalty itself stands for its gradient

Explanation: lam * w * w / 2 is how large the penalty is. Asked for is how fast it grows with w.

Hint: Differentiate it: the exponent comes down and meets the half.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w * w / 2
    total = prediction + penalty
    return prediction, penalty, total
