"""Visible tests of power."""

from close import close
from power import power_backward


def test_negative_base() -> None:
    """a negative base with a whole exponent"""
    assert power_backward(2.0, -1.5, 3) == close(13.5)


def test_reciprocal() -> None:
    """the exponent -1, a reciprocal"""
    assert power_backward(-2.5, 2.0, -1) == close(0.625)


def test_square_root() -> None:
    """the exponent 1/2, a square root"""
    assert power_backward(3.0, 2.25, 0.5) == close(1.0)
