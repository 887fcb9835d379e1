"""The half is forgotten

Explanation: You returned 2 * (o - y). The square brings a factor 2 down, and the half in the loss
takes it away again: that is what it is there for.

Hint: For o = [3], y = [1] the gradient is 2, not 4.
"""


def half_squared_error_backward(d_out, o, y):
    return 2.0 * d_out * (o - y)
