"""Visible tests of hidden_bias."""

import numpy as np
from close import close
from hidden_bias import mlp_backward_bias, mlp_forward_bias

X, Y = np.array([1.0, 2.0]), np.array([0.0])
W1, B1, W2 = np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([3.0, -1.0]), np.array([[2.0, -1.0]])
Z = np.array([2.0, 1.0])

# The audited example with a bias: one gate is shut, one at exactly 0.
AUDITED = {
    "x": np.array([1.0, -2.0, -1.0]),
    "W1": np.array([[2.0, 2.0, -2.0], [-1.0, -1.0, 0.0], [2.0, 2.0, -1.0], [2.0, 0.0, 0.0]]),
    "b1": np.array([1.0, -1.0, 2.0, -3.0]),
    "W2": np.array([[-2.0, 1.0, 2.0, 1.0], [-3.0, 3.0, -2.0, -1.0]]),
    "y": np.array([1.0, 2.0]),
    "lam": 0.5,
}
STORED = {
    "z": np.array([1.0, 0.0, 1.0, -1.0]),
    "h": np.array([1.0, 0.0, 1.0, 0.0]),
    "o": np.array([0.0, -5.0]),
    "L": 25.0,
    "s": 15.0,
}


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


def test_audited_forward() -> None:
    """the audited example with a bias: two outputs, a gate at exactly 0 and one that is shut"""
    assert mlp_forward_bias(**AUDITED) == close((40.0, STORED))


def test_audited_backward() -> None:
    """the same backward, with a penalty on both matrices"""
    want = {
        "d_L": 1.0,
        "d_s": 1.0,
        "d_o": np.array([-1.0, -7.0]),
        "d_h": np.array([23.0, -22.0, 12.0, 6.0]),
        "d_z": np.array([23.0, 0.0, 12.0, 0.0]),
        "d_W2": np.array([[-2.0, 0.5, 0.0, 0.5], [-8.5, 1.5, -8.0, -0.5]]),
        "d_W1": np.array(
            [[24.0, -45.0, -24.0], [-0.5, -0.5, 0.0], [13.0, -23.0, -12.5], [1.0, 0.0, 0.0]]
        ),
        "d_b1": np.array([23.0, 0.0, 12.0, 0.0]),
    }
    assert mlp_backward_bias(**AUDITED, cache=STORED) == close(want)


def test_bias_is_kept() -> None:
    """the forward pass leaves the bias as it was"""
    bias = np.array([3.0, -1.0])
    mlp_forward_bias(X, W1, bias, W2, Y, 0.0)
    assert bias == close(np.array([3.0, -1.0]))
