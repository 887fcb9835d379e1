"""Slopes are found by dividing by the input

Explanation: Dividing a product by one factor, as x * x by x, gives the other one only while the
first is not 0. The gradient exists there all the same.

Hint: Take the other factor as it is saved.
"""


def square_plus_backward(d_out, x):
    return d_out * (2.0 * (x * x) / x + 1.0)
