"""The target is left out

Explanation: Your share is the one for y = 0. What arrives at o is the distance to the target.

Hint: d_o = o - y, times what arrives.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * w * h * h
    penalty = 1.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
