"""Visible tests of multiply."""

from close import close
from multiply import multiply_backward


def test_local_point() -> None:
    """both inputs at a point where they differ"""
    assert multiply_backward(-2.5, -2.0, 5.0) == close((-12.5, 5.0))


def test_an_input_of_zero() -> None:
    """an input may be 0"""
    assert multiply_backward(2.5, 0.0, 5.0) == close((12.5, 0.0))
