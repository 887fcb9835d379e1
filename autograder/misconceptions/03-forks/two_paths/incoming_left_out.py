"""The gradient of J is taken to be 1

Explanation: Both shares are right for d_out = 1 and for no other. J may be one part of something
larger.

Hint: d_L = d_out and d_s = d_out: begin both ways with it.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * (w * h - y) * h
    penalty = 1.0 * lam * w
    total = prediction + penalty
    return prediction, penalty, total
