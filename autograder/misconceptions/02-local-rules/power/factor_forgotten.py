"""The exponent is not brought down as a factor

Explanation: You lowered the exponent and left out the factor p. In x * x * x all three factors
move with x, and each of them adds x**2.

Hint: At x = 2 and p = 3 the slope is 3 * 4 = 12, not 4.
"""


def power_backward(d_out, x, p):
    return d_out * float(x) ** (p - 1)
