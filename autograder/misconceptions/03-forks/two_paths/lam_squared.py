"""lam is squared

Explanation: lam is a fixed number in front of the square of w, and stays as it is when you
differentiate.

Hint: The penalty contributes lam * w, times what arrives.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * lam * w
    total = prediction + penalty
    return prediction, penalty, total
