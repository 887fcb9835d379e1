"""The sign is turned

Explanation: You returned y - o. Where the output is too large, raising it makes the loss larger,
so the gradient is positive there.

Hint: o - y, scaled by d_out.
"""


def half_squared_error_backward(d_out, o, y):
    return 1.0 * d_out * (y - o)
