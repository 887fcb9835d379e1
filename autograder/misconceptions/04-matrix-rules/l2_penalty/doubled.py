"""The gradient is twice too large

Explanation: The square brings a factor 2 down, and the half in lam / 2 takes it away again. You
kept the 2.

Hint: The derivative of lam / 2 * w * w is lam * w.
"""


def l2_penalty_backward(d_out, W, lam):
    return 2.0 * d_out * lam * W
