"""Visible tests of two_paths."""

from close import close
from two_paths import two_paths_backward


def test_both_ways() -> None:
    """both ways and their sum"""
    assert two_paths_backward(1.0, 2.0, 3.0, 1.0, 0.3) == close((15.0, 0.6, 15.6))


def test_another_incoming_gradient() -> None:
    """the same with an incoming gradient other than 1"""
    assert two_paths_backward(-2.0, 2.0, 3.0, 1.0, 0.3) == close((-30.0, -1.2, -31.2))


def test_unit_that_is_off() -> None:
    """h = 0: the penalty still reaches the weight"""
    assert two_paths_backward(1.0, 2.0, 0.0, 1.0, 0.3) == close((0.0, 0.6, 0.6))
