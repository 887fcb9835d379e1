"""The slope is p times x, whatever p is

Explanation: You brought the exponent down as a factor and left x without the power that remains.
p * x is the slope for p = 2 alone, where the power that remains is 1.

Hint: At x = 2 and p = 3 two of the three factors are left: 3 * 2**2 = 12, not 3 * 2 = 6.
"""


def power_backward(d_out, x, p):
    return d_out * p * float(x)
