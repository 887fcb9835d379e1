"""The strength of the penalty is left out

Explanation: You used w where lam * w is asked for. With lam = 0 there is no penalty and nothing
may come from it.

Hint: Keep the factor lam.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * w
    total = prediction + penalty
    return prediction, penalty, total
