"""The penalty contributes nothing

Explanation: J is L + s, and s depends on w as well. The gradient of the loss alone is not the
gradient of J.

Hint: Walk back from J to s, and from s to w.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 0.0
    total = prediction + penalty
    return prediction, penalty, total
