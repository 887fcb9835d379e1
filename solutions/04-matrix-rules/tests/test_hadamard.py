"""Visible tests of hadamard."""

import numpy as np
from close import close
from hadamard import hadamard_backward


def test_vectors() -> None:
    """two vectors, the second one a gate"""
    d_out, a, b = np.array([-4.0, 2.0]), np.array([3.0, 5.0]), np.array([0.0, 1.0])
    assert hadamard_backward(d_out, a, b) == close((np.array([0.0, 2.0]), np.array([-12.0, 10.0])))


def test_square_matrices() -> None:
    """square matrices, where the product of matrices would run as well"""
    d_out = np.array([[1.0, -2.0], [0.5, 3.0]])
    a = np.array([[2.0, 1.0], [-4.0, 0.0]])
    b = np.array([[1.0, 3.0], [2.0, -1.0]])
    want = np.array([[1.0, -6.0], [1.0, -3.0]]), np.array([[2.0, -2.0], [-2.0, 0.0]])
    assert hadamard_backward(d_out, a, b) == close(want)
