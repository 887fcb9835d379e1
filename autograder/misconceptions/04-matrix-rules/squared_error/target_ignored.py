"""The target is left out

Explanation: You returned o, which is right where y is 0, as in the worked example. What counts is
the distance from the target.

Hint: For o = [3], y = [1] the gradient is 2.
"""


def half_squared_error_backward(d_out, o, y):
    return 1.0 * d_out * o
