"""Answers with ten megabytes: far more than a reply may hold."""


def tiny_backward(d_out, a, b, c):
    return "answer " * 1_500_000
