"""The share through the prediction stops at o

Explanation: You handed back the gradient of o. Between o and w stands a product, which scales by
h.

Hint: Multiply d_o by the other input of w * h.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y)
    penalty = 1.0 * d_out * lam * w
    total = prediction + penalty
    return prediction, penalty, total
