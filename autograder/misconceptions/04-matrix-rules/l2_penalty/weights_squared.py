"""The weights are squared

Explanation: You returned the terms of the penalty and not their slopes. A square has no sign, so
negative weights would be pushed further away from 0.

Hint: The derivative of w * w is 2 * w, with the sign of w.
"""


def l2_penalty_backward(d_out, W, lam):
    return 1.0 * d_out * lam * W**2
