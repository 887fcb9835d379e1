"""Visible tests of matmul."""

import numpy as np
from close import close
from matmul import matmul_backward


def test_three_different_sizes() -> None:
    """one row, two columns in between, three columns"""
    d_out = np.array([[2.0, -1.0, 3.0]])
    A = np.array([[4.0, -2.0]])
    B = np.array([[1.0, 0.0, 2.0], [-1.0, 5.0, 1.0]])
    d_A = np.array([[8.0, -4.0]])
    d_B = np.array([[8.0, -4.0, 12.0], [-4.0, 2.0, -6.0]])
    assert matmul_backward(d_out, A, B) == close((d_A, d_B))


def test_square_matrices() -> None:
    """square matrices, where a wrong transpose shows in the values alone"""
    d_out = np.array([[1.0, 0.0], [2.0, -1.0]])
    A = np.array([[1.0, -1.0], [0.0, 1.0]])
    B = np.array([[2.0, 1.0], [0.0, 3.0]])
    d_A = np.array([[2.0, 0.0], [3.0, -3.0]])
    d_B = np.array([[1.0, 0.0], [1.0, -1.0]])
    assert matmul_backward(d_out, A, B) == close((d_A, d_B))
