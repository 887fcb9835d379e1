"""The penalty's share is half as large as it should be

Explanation: You kept the half of lam / 2 and forgot the factor 2 that comes from the square.

Hint: The derivative of lam / 2 * w * w is lam * w.
"""


def pull(W, lam, n):
    return lam / 2 * W
