"""The base is fixed and the exponent moves

Explanation: x**p * log(x) is the slope for a moving exponent. Here p is a fixed number and it is x
that moves. Also log(x) does not exist for a negative x.

Hint: At x = 2 and p = 3 the slope is 3 * 2**2 = 12.
"""

import math


def power_backward(d_out, x, p):
    return d_out * float(x) ** p * math.log(x)
