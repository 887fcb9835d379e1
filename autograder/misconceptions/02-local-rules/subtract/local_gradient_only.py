"""The incoming gradient is left out

Explanation: 1 and -1 are the local gradients. They say how the difference moves, not yet how J
moves: that takes d_out as well.

Hint: With d_out = -2.5 the two answers are 1 * -2.5 and -1 * -2.5.
"""


def subtract_backward(d_out, a, b):
    return 1.0, -1.0
