"""Visible tests of numeric_gradient."""

import numpy as np
from close import close
from numeric_gradient import numeric_gradient, relative_error


def third_power(x: float) -> float:
    """x ** 3 for a number."""
    return x**3


def mixed(W: np.ndarray) -> float:
    """A function of a table with two rows and two columns."""
    return float(W[0, 0] * W[0, 1] + 3 * W[1, 0] - W[1, 1])


def sum_of_relu(z: np.ndarray) -> float:
    """The sum of the positive entries."""
    return float(np.maximum(z, 0.0).sum())


def test_number() -> None:
    """x cubed at 2 with a step of 0.5: 12.25, where the slope is 12"""
    assert numeric_gradient(third_power, 2.0, 0.5) == close(12.25)


def test_table() -> None:
    """a table, moved one entry at a time"""
    W = np.array([[2.0, 5.0], [-1.0, 4.0]])
    assert numeric_gradient(mixed, W, 0.25) == close(np.array([[5.0, 2.0], [3.0, -1.0]]))


def test_whole_numbers() -> None:
    """whole numbers, and a step below 1"""
    W = np.array([[2, 5], [-1, 4]])
    assert numeric_gradient(mixed, W, 0.25) == close(np.array([[5.0, 2.0], [3.0, -1.0]]))


def test_corner() -> None:
    """on the corner of relu the formula says 1/2"""
    z = np.array([0.0, 2.0, -3.0])
    assert numeric_gradient(sum_of_relu, z, 0.5) == close(np.array([0.5, 1.0, 0.0]))


def test_x_stays() -> None:
    """x holds afterwards what it held before"""
    z = np.array([1.0, -2.0])
    numeric_gradient(sum_of_relu, z, 0.5)
    assert z == close(np.array([1.0, -2.0]))


def test_relative_error() -> None:
    """a difference of 1 next to a largest entry of 5"""
    assert relative_error(np.array([3.0, -4.0]), np.array([3.0, -5.0])) == close(0.2)


def test_zeros() -> None:
    """two gradients of zeros agree"""
    assert relative_error(np.zeros(3), np.zeros(3)) == close(0.0)
