"""Visible tests of batch."""

import numpy as np
from batch import batch_backward
from close import close

W1, W2 = np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([[2.0, -1.0]])


def test_worked_example_alone() -> None:
    """a batch that holds the worked example alone"""
    cache = {"Z": np.array([[-1.0, 2.0]]), "H": np.array([[0.0, 2.0]]), "O": np.array([[-2.0]])}
    want = {
        "d_O": np.array([[-2.0]]),
        "d_H": np.array([[-4.0, 2.0]]),
        "d_Z": np.array([[0.0, 2.0]]),
        "d_W2": np.array([[0.0, -4.0]]),
        "d_W1": np.array([[0.0, 0.0], [2.0, 4.0]]),
    }
    X, Y = np.array([[1.0, 2.0]]), np.array([[0.0]])
    assert batch_backward(X, W1, W2, Y, 0.0, cache) == close(want)


def test_two_examples_with_a_penalty() -> None:
    """two examples, each unit dead on one of them, with lam = 1/2"""
    X, Y = np.array([[1.0, 2.0], [3.0, -1.0]]), np.array([[0.0], [1.0]])
    cache = {
        "Z": np.array([[-1.0, 2.0], [4.0, -1.0]]),
        "H": np.array([[0.0, 2.0], [4.0, 0.0]]),
        "O": np.array([[-2.0], [8.0]]),
    }
    want = {
        "d_O": np.array([[-2.0], [7.0]]),
        "d_H": np.array([[-4.0, 2.0], [14.0, -7.0]]),
        "d_Z": np.array([[0.0, 2.0], [14.0, 0.0]]),
        "d_W2": np.array([[29.0, -4.5]]),
        "d_W1": np.array([[42.5, -14.5], [2.0, 4.5]]),
    }
    assert batch_backward(X, W1, W2, Y, 0.5, cache) == close(want)
