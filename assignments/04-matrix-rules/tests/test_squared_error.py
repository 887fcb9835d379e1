"""Visible tests of squared_error."""

import numpy as np
from close import close
from squared_error import half_squared_error_backward


def test_above_and_below_the_target() -> None:
    """one output above its target and one below"""
    o, y = np.array([3.0, 1.0]), np.array([1.0, 2.0])
    assert half_squared_error_backward(1.0, o, y) == close(np.array([2.0, -1.0]))


def test_another_incoming_gradient() -> None:
    """the same outputs with an incoming gradient of 3"""
    o, y = np.array([3.0, 1.0]), np.array([1.0, 2.0])
    assert half_squared_error_backward(3.0, o, y) == close(np.array([6.0, -3.0]))


def test_worked_example() -> None:
    """the single output of the worked example"""
    assert half_squared_error_backward(1.0, np.array([-2.0]), np.array([0.0])) == close(
        np.array([-2.0])
    )
