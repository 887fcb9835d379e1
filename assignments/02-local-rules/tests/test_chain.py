"""Visible tests of chain."""

from chain import tiny_backward
from close import close


def test_worked_example() -> None:
    """the worked example of the handout"""
    assert tiny_backward(1.0, 2.0, 1.0, -3.0) == close((-3.0, -3.0, 3.0))


def test_another_incoming_gradient() -> None:
    """the same numbers with an incoming gradient other than 1"""
    assert tiny_backward(-0.5, 2.0, 1.0, -3.0) == close((1.5, 1.5, -1.5))
