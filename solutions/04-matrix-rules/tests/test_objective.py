"""Visible tests of objective."""

from close import close
from objective import objective_backward


def test_start_of_a_backward_pass() -> None:
    """J itself is what is differentiated"""
    assert objective_backward(1.0) == close((1.0, 1.0))


def test_another_incoming_gradient() -> None:
    """J is only a part of something larger"""
    assert objective_backward(-2.5) == close((-2.5, -2.5))
