"""The power is a loop of products

Explanation: Multiplying x by itself p - 1 times works for p = 1, 2, 3 and so on. For p = 0.5 there
is no such number of times, and for p = -1 the loop does nothing.

Hint: Use x ** (p - 1), which takes any exponent.
"""


def power_backward(d_out, x, p):
    power = 1.0
    for _ in range(p - 1):
        power *= x
    return d_out * p * power
