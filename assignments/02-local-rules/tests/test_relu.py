"""Visible tests of relu."""

import numpy as np
from close import close
from relu import relu_backward


def test_all_cases_in_one_array() -> None:
    """both signs of the gradient on both sides of the gate, and z = 0"""
    d_out = np.array([-4.0, 3.0, 2.0, 3.0, -2.0, 2.0])
    z = np.array([-1.0, -1.0, 2.0, 0.5, 1.5, 0.0])
    assert relu_backward(d_out, z) == close(np.array([0.0, 0.0, 2.0, 3.0, -2.0, 0.0]))


def test_a_single_number() -> None:
    """z may be a single number"""
    assert relu_backward(3.0, 0.5) == close(3.0)


def test_two_dimensions() -> None:
    """z may have any shape"""
    d_out = np.array([[-4.0, 3.0], [2.0, -2.0]])
    z = np.array([[-1.0, 0.5], [2.0, 0.0]])
    assert relu_backward(d_out, z) == close(np.array([[0.0, 3.0], [2.0, 0.0]]))
