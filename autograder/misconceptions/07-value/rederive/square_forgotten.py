"""The loss is the sum of the errors, not of their squares

Explanation: You added up o - y. With a plain sum an output far below its target makes the loss
small, and every output gets the same gradient, however far off it is.

Hint: Multiply each error by itself, then take half of the sum.
"""


def loss(o, y):
    return 0.5 * sum(out + -target for out, target in zip(o, y, strict=True))
