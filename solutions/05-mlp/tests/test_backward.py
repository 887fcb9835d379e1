"""Visible tests of backward."""

import numpy as np
from backward import (
    gate_gradient,
    hidden_gradient,
    mlp_backward,
    output_gradient,
    w1_gradient,
    w2_gradient,
)
from close import close

# The example that no known wrong pass gets right. The unit with z = 0 sits on the corner of relu.
X = np.array([1.0, -2.0, -1.0])
W1 = np.array([[2.0, 2.0, -2.0], [-1.0, -1.0, 0.0], [2.0, 2.0, -1.0], [2.0, 0.0, 0.0]])
W2 = np.array([[-2.0, 1.0, 2.0, 1.0], [-3.0, 3.0, -2.0, -1.0]])
Y = np.array([1.0, 2.0])
Z, H, OUT = np.array([0.0, 1.0, -1.0, 2.0]), np.array([0.0, 1.0, 0.0, 2.0]), np.array([3.0, 1.0])

D_O, D_H, D_Z = np.array([2.0, -1.0]), np.array([-1.0, -1.0, 6.0, 3.0]), np.array([0, -1.0, 0, 3])
D_W2 = np.array([[-1.0, 2.5, 1.0, 4.5], [-1.5, 0.5, -1.0, -2.5]])
D_W1 = np.array([[1.0, 1.0, -1.0], [-1.5, 1.5, 1.0], [1.0, 1.0, -0.5], [4.0, -6.0, -3.0]])


def test_outputs() -> None:
    """outputs above and below their targets"""
    assert output_gradient(OUT, Y) == close(D_O)


def test_hidden_units() -> None:
    """what arrives at the hidden units"""
    assert hidden_gradient(D_O, W2) == close(D_H)


def test_gates() -> None:
    """the gates, two of them shut"""
    assert gate_gradient(D_H, Z) == close(D_Z)


def test_second_weights() -> None:
    """the second weights, with lam = 1/2"""
    assert w2_gradient(D_O, H, W2, 0.5) == close(D_W2)


def test_first_weights() -> None:
    """the first weights, with lam = 1/2"""
    assert w1_gradient(D_Z, X, W1, 0.5) == close(D_W1)


def test_whole_pass() -> None:
    """the whole pass on the audited example"""
    cache = {"z": Z, "h": H, "o": OUT, "L": 2.5, "s": 15.0}
    want = {"d_o": D_O, "d_h": D_H, "d_z": D_Z, "d_W2": D_W2, "d_W1": D_W1}
    assert mlp_backward(X, W1, W2, Y, 0.5, cache) == close({"d_L": 1.0, "d_s": 1.0, **want})


def test_worked_example() -> None:
    """the whole pass on the worked example"""
    x, y = np.array([1.0, 2.0]), np.array([0.0])
    W1, W2 = np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([[2.0, -1.0]])
    cache = {
        "z": np.array([-1.0, 2.0]),
        "h": np.array([0.0, 2.0]),
        "o": np.array([-2.0]),
        "L": 2.0,
        "s": 0.0,
    }
    want = {
        "d_L": 1.0,
        "d_s": 1.0,
        "d_o": np.array([-2.0]),
        "d_h": np.array([-4.0, 2.0]),
        "d_z": np.array([0.0, 2.0]),
        "d_W2": np.array([[0.0, -4.0]]),
        "d_W1": np.array([[0.0, 0.0], [2.0, 4.0]]),
    }
    assert mlp_backward(x, W1, W2, y, 0.0, cache) == close(want)
