"""The sign is turned

Explanation: You returned the step that training will take, not the gradient. Raising a positive
weight makes the penalty larger.

Hint: The gradient has the sign of the weight. The minus belongs to the optimiser.
"""


def l2_penalty_backward(d_out, W, lam):
    return -1.0 * d_out * lam * W
