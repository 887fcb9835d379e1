"""The half of the loss is forgotten

Explanation: You used 2 * (O - Y). The factor of the square and the half cancel.

Hint: d_O is O - Y.
"""


def errors(out, Y):
    return 2.0 * (out - Y)
