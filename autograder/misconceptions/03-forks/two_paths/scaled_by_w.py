"""The weight is scaled by itself

Explanation: In w * h the gradient of w is scaled by the other input, which is h.

Hint: The share through the prediction is d_o * h.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * w
    penalty = 1.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
