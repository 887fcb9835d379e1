"""The second weights are not transposed

Explanation: W2 @ d_o goes forward. On the way back a hidden unit collects along its column of W2.
Where q and h are the same, nothing warns you.

Hint: d_h is W2.T @ d_o, of shape (h,).
"""


def hidden_gradient(d_o, W2):
    return 1.0 * W2 @ d_o
