"""The exponent is not lowered by one

Explanation: You brought p down as a factor and kept the power as it was. The slope of x**3 is
3 * x**2, not 3 * x**3.

Hint: At x = 2 and p = 3 the slope is 3 * 4 = 12.
"""


def power_backward(d_out, x, p):
    return d_out * p * float(x) ** p
