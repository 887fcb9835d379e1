"""Visible tests of subtract."""

from close import close
from subtract import subtract_backward


def test_order_of_the_inputs() -> None:
    """the two inputs of a difference are told apart"""
    assert subtract_backward(-2.5, -2.0, 3.0) == close((-2.5, 2.5))
