"""What arrives at J goes into one share only

Explanation: J is a sum, and a sum hands what arrives to both of its inputs, to s as well as to L.

Hint: Scale the share of the penalty by d_out too.
"""


def two_paths_backward(d_out, w, h, y, lam):
    prediction = 1.0 * d_out * (w * h - y) * h
    penalty = 1.0 * lam * w
    total = prediction + penalty
    return prediction, penalty, total
