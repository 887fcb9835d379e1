"""Visible tests of autograd; they need PyTorch."""

import numpy as np
from autograd import autograd_gradients
from close import close


def test_worked_example() -> None:
    """the worked example"""
    W1, W2 = np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([[2.0, -1.0]])
    want = {
        "L": 2.0,
        "d_W2": np.array([[0.0, -4.0]]),
        "d_h": np.array([-4.0, 2.0]),
        "d_z": np.array([0.0, 2.0]),
        "d_W1": np.array([[0.0, 0.0], [2.0, 4.0]]),
    }
    got = autograd_gradients(np.array([1.0, 2.0]), W1, W2, np.array([0.0]))
    assert got == close(want)


def test_two_outputs() -> None:
    """the audited example without its penalty: two outputs, and a unit on the corner"""
    W1 = np.array([[2.0, 2.0, -2.0], [-1.0, -1.0, 0.0], [2.0, 2.0, -1.0], [2.0, 0.0, 0.0]])
    W2 = np.array([[-2.0, 1.0, 2.0, 1.0], [-3.0, 3.0, -2.0, -1.0]])
    got = autograd_gradients(np.array([1.0, -2.0, -1.0]), W1, W2, np.array([1.0, 2.0]))
    want = {
        "L": 2.5,
        "d_W2": np.array([[0.0, 2.0, 0.0, 4.0], [0.0, -1.0, 0.0, -2.0]]),
        "d_h": np.array([-1.0, -1.0, 6.0, 3.0]),
        "d_z": np.array([0.0, -1.0, 0.0, 3.0]),
        "d_W1": np.array([[0.0, 0.0, 0.0], [-1.0, 2.0, 1.0], [0.0, 0.0, 0.0], [3.0, -6.0, -3.0]]),
    }
    assert got == close(want)


def test_whole_numbers() -> None:
    """the worked example in whole numbers"""
    W1, W2 = np.array([[1, -1], [0, 1]]), np.array([[2, -1]])
    got = autograd_gradients(np.array([1, 2]), W1, W2, np.array([0]))
    assert got["d_W1"] == close(np.array([[0.0, 0.0], [2.0, 4.0]]))
