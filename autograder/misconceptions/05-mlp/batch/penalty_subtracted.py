"""The penalty's share is subtracted

Explanation: J is L + s, so both parts of the gradient are added.

Hint: + lam * W.
"""


def pull(W, lam, n):
    return -1.0 * lam * W
