"""The loss lacks its factor one half

Explanation: L is half the sum of the squared errors. Without the half, L and every gradient are
twice as large.

Hint: For one output with o - y = 2 the loss is 2, not 4.
"""


def loss(o, y):
    errors = [out + -target for out, target in zip(o, y, strict=True)]
    return sum(error * error for error in errors)
