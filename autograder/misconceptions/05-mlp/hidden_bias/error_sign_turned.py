"""The error has the wrong sign

Explanation: You used y - o. Where an output is too large, its gradient is positive.

Hint: d_o is o - y.
"""


def error(o, y):
    return 1.0 * (y - o)
