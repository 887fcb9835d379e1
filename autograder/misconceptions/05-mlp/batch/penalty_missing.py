"""The penalty's share is missing

Explanation: You returned what the layers give. J also holds the penalty, and every weight feels
it.

Hint: Add lam * W2 and lam * W1.
"""


def pull(W, lam, n):
    return 0.0 * W
