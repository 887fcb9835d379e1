"""Visible tests of fork."""

from close import close
from fork import square_plus_backward, three_uses_backward


def test_square_plus() -> None:
    """x * x + x at x = 3, where the derivative is 7"""
    assert square_plus_backward(1.0, 3.0) == close(7.0)


def test_square_plus_with_another_incoming_gradient() -> None:
    """the same with an incoming gradient other than 1"""
    assert square_plus_backward(-2.0, 3.0) == close(-14.0)


def test_three_uses() -> None:
    """three uses of x, and one use of each factor"""
    assert three_uses_backward(1.0, 2.0, 3.0, -5.0) == close((-1.0, 2.0, 2.0))
    assert three_uses_backward(-2.5, 2.0, 3.0, -5.0) == close((2.5, -5.0, -5.0))
