"""The gradient is half as large as it should be

Explanation: You kept the half of lam / 2 and forgot the factor 2 that comes from the square.

Hint: The derivative of lam / 2 * w * w is lam * w.
"""


def l2_penalty_backward(d_out, W, lam):
    return 0.5 * d_out * lam * W
