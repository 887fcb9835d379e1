"""d_w leaves out the penalty

Explanation: You found both shares, but d_w holds the one through the prediction alone.

Hint: d_w is the sum of both shares.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w
    total = prediction
    return prediction, penalty, total
