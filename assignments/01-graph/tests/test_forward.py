"""Visible tests of forward."""

import numpy as np
from close import close
from forward import mlp_forward, tiny_forward


def check(got: object, J: float, cache: dict[str, object]) -> None:
    """The values in the order in which they are computed: J follows from all others."""
    if isinstance(got, tuple) and len(got) == 2:
        assert got[1] == close(cache)
    assert got == close((J, cache))


def test_tiny() -> None:
    """the sum and the product"""
    assert tiny_forward(2.0, 1.0, -3.0) == close((3.0, -9.0))


def test_worked_network() -> None:
    """the worked network, without a penalty"""
    W1, W2 = np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([[2.0, -1.0]])
    got = mlp_forward(np.array([1.0, 2.0]), W1, W2, np.array([0.0]), 0.0)
    z, h, o = np.array([-1.0, 2.0]), np.array([0.0, 2.0]), np.array([-2.0])
    check(got, 2.0, {"z": z, "h": h, "o": o, "L": 2.0, "s": 0.0})


def test_two_outputs_and_a_penalty() -> None:
    """three inputs, four units, two outputs, and a penalty"""
    x, y = np.array([1.0, -2.0, -1.0]), np.array([1.0, 2.0])
    W1 = np.array([[2.0, 2.0, -2.0], [-1.0, -1.0, 0.0], [2.0, 2.0, -1.0], [2.0, 0.0, 0.0]])
    W2 = np.array([[-2.0, 1.0, 2.0, 1.0], [-3.0, 3.0, -2.0, -1.0]])
    z, h, o = np.array([0.0, 1.0, -1.0, 2.0]), np.array([0.0, 1.0, 0.0, 2.0]), np.array([3.0, 1.0])
    want = {"z": z, "h": h, "o": o, "L": 2.5, "s": 15.0}
    check(mlp_forward(x, W1, W2, y, 0.5), 17.5, want)
