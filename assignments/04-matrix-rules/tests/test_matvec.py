"""Visible tests of matvec."""

import numpy as np
from close import close
from matvec import matvec_backward


def test_output_layer_of_the_worked_example() -> None:
    """the second layer of the worked example"""
    d_out, W, x = np.array([-2.0]), np.array([[2.0, -1.0]]), np.array([0.0, 2.0])
    want = np.array([[0.0, -4.0]]), np.array([-4.0, 2.0])
    assert matvec_backward(d_out, W, x) == close(want)


def test_hidden_layer_of_the_worked_example() -> None:
    """the first layer of the worked example, a square matrix"""
    d_out, W, x = np.array([0.0, 2.0]), np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([1.0, 2.0])
    want = np.array([[0.0, 0.0], [2.0, 4.0]]), np.array([0.0, 2.0])
    assert matvec_backward(d_out, W, x) == close(want)


def test_more_columns_than_rows() -> None:
    """two rows and four columns"""
    d_out = np.array([2.0, -1.0])
    W = np.array([[-2.0, 1.0, 2.0, 1.0], [-3.0, 3.0, -2.0, -1.0]])
    x = np.array([0.0, 1.0, 0.0, 2.0])
    d_W = np.array([[0.0, 2.0, 0.0, 4.0], [0.0, -1.0, 0.0, -2.0]])
    assert matvec_backward(d_out, W, x) == close((d_W, np.array([-1.0, -1.0, 6.0, 3.0])))
