"""The factor is the lowered exponent

Explanation: You lowered the exponent first and then brought the lowered one down. The factor is p
itself.

Hint: The slope of x**3 is 3 * x**2, not 2 * x**2. In particular the slope of x**1 is 1, not 0.
"""


def power_backward(d_out, x, p):
    return d_out * (p - 1) * float(x) ** (p - 1)
