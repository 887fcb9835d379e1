"""The incoming gradient is left out

Explanation: lam * W is the local gradient. It still has to be scaled by d_out.

Hint: With d_out = -2 every entry is -2 times as large.
"""


def l2_penalty_backward(d_out, W, lam):
    return 1.0 * lam * W
