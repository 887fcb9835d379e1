"""The power is computed through a logarithm

Explanation: exp((p - 1) * log(x)) is x**(p - 1) for positive x only: a negative x has no real
logarithm. Yet (-2)**3 is -8, and its slope is 12.

Hint: Use x ** (p - 1), which Python computes for a negative x and a whole p.
"""

import math


def power_backward(d_out, x, p):
    return d_out * p * math.exp((p - 1) * math.log(x))
