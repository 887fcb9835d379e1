"""The targets are left out

Explanation: You used O. Where the targets are 0 nothing shows, elsewhere it does.

Hint: d_O is O - Y.
"""


def errors(out, Y):
    return 1.0 * out
