"""Visible tests of accumulate."""

import numpy as np
from accumulate import accumulate
from close import close


def test_two_contributions() -> None:
    """two contributions are added up"""
    one, other = np.array([1.0, -2.0, 0.5]), np.array([3.0, 2.0, -4.0])
    assert accumulate([one, other]) == close(np.array([4.0, 0.0, -3.5]))


def test_one_contribution() -> None:
    """a value that is used once"""
    assert accumulate([np.array([[1.5, -2.0]])]) == close(np.array([[1.5, -2.0]]))


def test_first_one_stays() -> None:
    """the contributions stay as they are"""
    first, other = np.array([1.0, -2.0]), np.array([3.0, 3.0])
    accumulate([first, other])
    assert [first, other] == close([np.array([1.0, -2.0]), np.array([3.0, 3.0])])


def test_the_same_twice() -> None:
    """one array that arrives twice counts twice"""
    first = np.array([1.0, -2.0])
    assert accumulate([first, np.array([3.0, 3.0]), first]) == close(np.array([5.0, -1.0]))
