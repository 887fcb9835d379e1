"""Visible tests of dead_relu."""

import numpy as np
from close import close
from dead_relu import always_dead, dead_units, zero_columns, zero_rows


def test_dead_units() -> None:
    """a unit at exactly 0 and one below"""
    assert dead_units(np.array([0.0, 1.0, -1.0, 2.0])) == close([0, 2])


def test_zero_rows() -> None:
    """a live unit at which nothing arrives has a row of zeros as well"""
    d_h, z = np.array([-1.0, 0.0, 6.0, 3.0]), np.array([0.0, 1.0, -1.0, 2.0])
    assert zero_rows(d_h, z) == close([0, 1, 2])


def test_always_dead() -> None:
    """dead on one of two examples is not always dead"""
    W1 = np.array([[1.0, -1.0], [0.0, 1.0], [-1.0, -1.0]])
    X = np.array([[1.0, 2.0], [3.0, 1.0]])
    assert always_dead(W1, X) == close([2])


def test_zero_columns() -> None:
    """the columns of the units whose output is 0"""
    assert zero_columns(np.array([0.0, 1.0, 0.0, 2.0])) == close([0, 2])
