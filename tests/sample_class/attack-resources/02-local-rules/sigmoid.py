"""Answers with two hundred thousand tiny things in each of many layers."""


def sigmoid_backward(d_out, out):
    return [[[]] * 30_000, [{}] * 30_000, [()] * 30_000]
