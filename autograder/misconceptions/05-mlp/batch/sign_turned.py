"""The error has the wrong sign

Explanation: You used Y - O. Where an output is too large, its gradient is positive.

Hint: d_O is O - Y.
"""


def errors(out, Y):
    return 1.0 * (Y - out)
