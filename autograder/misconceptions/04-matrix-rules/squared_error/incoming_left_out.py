"""The incoming gradient is left out

Explanation: o - y is the local gradient. It still has to be scaled by d_out, which is 1 only if
this loss is all there is.

Hint: With d_out = 3 every entry is three times as large.
"""


def half_squared_error_backward(d_out, o, y):
    return 1.0 * (o - y)
