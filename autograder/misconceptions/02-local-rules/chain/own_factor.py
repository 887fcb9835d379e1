"""The factors of the product are scaled by themselves

Explanation: In d * c each factor's gradient is scaled by the other one. You scaled the sum's side
by d = a + b and the side of c by c.

Hint: At a = 2, b = 1, c = -3 and d_out = 1: d_d is c = -3, and d_c is d = 3.
"""


def tiny_backward(d_out, a, b, c):
    return d_out * (a + b), d_out * (a + b), d_out * c
