"""The two shares are averaged

Explanation: d_w is half of the sum. Both ways are there at once, so both shares count in full.

Hint: Leave out the division by 2.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w
    total = (prediction + penalty) / 2
    return prediction, penalty, total
