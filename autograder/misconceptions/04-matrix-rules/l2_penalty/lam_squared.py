"""lam is squared

Explanation: Only the weights are squared in the penalty; lam stands in front once, and stays
there once.

Hint: With lam = 0.3 and a weight of 2 the gradient is 0.6.
"""


def l2_penalty_backward(d_out, W, lam):
    return 1.0 * d_out * lam**2 * W
