"""The incoming gradient is left out

Explanation: You returned the slope of the power. That is the local gradient; how J moves takes
d_out as well.

Hint: At x = 2, p = 3 and d_out = -1.5 the answer is 12 * -1.5.
"""


def power_backward(d_out, x, p):
    return p * float(x) ** (p - 1)
