"""Visible tests of hidden_bias."""

import numpy as np
from close import close
from hidden_bias import mlp_backward_bias, mlp_forward_bias

X, Y = np.array([1.0, 2.0]), np.array([0.0])
W1, B1, W2 = np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([3.0, -1.0]), np.array([[2.0, -1.0]])
Z = np.array([2.0, 1.0])


def test_forward() -> None:
    """the worked example with a bias that opens the first gate"""
    cache = {"z": Z, "h": Z, "o": np.array([3.0]), "L": 4.5, "s": 1.6}
    assert mlp_forward_bias(X, W1, B1, W2, Y, 0.4) == close((6.1, cache))


def test_backward() -> None:
    """the same example backward, without a penalty"""
    cache = {"z": Z, "h": Z, "o": np.array([3.0]), "L": 4.5, "s": 0.0}
    want = {
        "d_L": 1.0,
        "d_s": 1.0,
        "d_o": np.array([3.0]),
        "d_h": np.array([6.0, -3.0]),
        "d_z": np.array([6.0, -3.0]),
        "d_W2": np.array([[6.0, 3.0]]),
        "d_W1": np.array([[6.0, 12.0], [-3.0, -6.0]]),
        "d_b1": np.array([6.0, -3.0]),
    }
    assert mlp_backward_bias(X, W1, B1, W2, Y, 0.0, cache) == close(want)
