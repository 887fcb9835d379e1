"""Visible tests of add."""

from add import add_backward
from close import close


def test_both_inputs() -> None:
    """a sum hands the gradient to both inputs"""
    assert add_backward(-2.5, -2.0, 3.0) == close((-2.5, -2.5))


def test_whole_numbers() -> None:
    """whole numbers may come in"""
    assert add_backward(3, 2, -7) == close((3.0, 3.0))
