"""Slopes are found by dividing by x

Explanation: Dividing x * x by x gives the other factor only while x is not 0. The gradient exists
there all the same.

Hint: Take the other factor as it is saved.
"""


def square_plus_backward(d_out, x):
    return d_out * (2.0 * (x * x) / x + 1.0)
