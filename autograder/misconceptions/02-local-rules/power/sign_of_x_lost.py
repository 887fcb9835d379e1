"""The sign of x is lost

Explanation: You used the size of x. For p = 2 the slope is 2 * x, which is negative where x is: the
curve falls on the left of 0.

Hint: At x = -3 and p = 2 the slope is 2 * -3 = -6.
"""


def power_backward(d_out, x, p):
    return d_out * p * abs(x) ** (p - 1)
