"""Answers a number too large for any float."""


def tiny_backward(d_out, a, b, c):
    return 10**5000, -(10**5000), 10**400
