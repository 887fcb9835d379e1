"""A negative exponent is moved towards 0

Explanation: For p = -1 you used p + 1, so that its size goes down by one. Lowering by one means
p - 1 = -2 here: the slope of 1/x is -1/x**2.

Hint: At x = 2 and p = -1 the slope is -1 * 2**-2 = -0.25.
"""


def power_backward(d_out, x, p):
    lowered = p - 1 if p > 0 else p + 1
    return d_out * p * float(x) ** lowered
