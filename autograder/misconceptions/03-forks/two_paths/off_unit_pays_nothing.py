"""A unit that is off gets no penalty

Explanation: With h = 0 nothing comes through the prediction. The penalty does not look at h: it
pulls at every weight.

Hint: Let h stand in the share through the prediction only.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * d_out * lam * w if h else 0.0
    total = prediction + penalty
    return prediction, penalty, total
