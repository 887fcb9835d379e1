"""The two answers have changed places

Explanation: Both numbers are right. The sum d comes first, then the product e.

Hint: Hand back d, e.
"""


def tiny_forward(a, b, c):
    d = a + b
    return d * c, d
