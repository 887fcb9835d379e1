"""The penalty pulls the other way

Explanation: You took the penalty off. It is part of J with a plus, so its gradient is added; the
step against the gradient is the optimiser's job.

Hint: Drop the minus.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = -1.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
