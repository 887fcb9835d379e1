"""Half of the error is returned

Explanation: You kept the half and forgot the factor 2 that comes from the square.

Hint: The derivative of 0.5 * e * e is e.
"""


def half_squared_error_backward(d_out, o, y):
    return 0.5 * d_out * (o - y)
