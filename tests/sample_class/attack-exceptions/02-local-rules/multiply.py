"""Raises an AssertionError without text, as a test would."""


def multiply_backward(d_out, a, b):
    assert False
