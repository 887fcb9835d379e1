"""The target y is left out of the loss

Explanation: You squared o in place of o - y. Where y is 0, as in the worked network, the two are
the same; elsewhere they are not.

Hint: The error of an output is o + (-y), and L is half the sum of the squared errors.
"""


def loss(o, y):
    return 0.5 * sum(out * out for out in o)
