"""The incoming gradient is left out

Explanation: b and a are the local gradients of a * b. They say how the product moves, not yet how
J moves: that takes d_out as well. A check with d_out = 1 cannot show this.

Hint: With d_out = -2.5, a = -2, b = 5 the answers are 5 * -2.5 and -2 * -2.5.
"""


def multiply_backward(d_out, a, b):
    return 1.0 * b, 1.0 * a
