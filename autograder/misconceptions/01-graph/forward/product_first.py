"""The product is formed before the sum

Explanation: You computed a + b * c, as a line without brackets would. Here the sum comes first: d
= a + b, then e = d * c.

Hint: Write two lines, with a name for the sum.
"""


def tiny_forward(a, b, c):
    d = a + b
    return d, a + b * c
