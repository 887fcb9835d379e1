"""Visible tests of shapes."""

import numpy as np
from close import close
from shapes import wrong_shapes


def test_example_of_the_handout() -> None:
    """the example of the handout"""
    values = {"W": np.ones((2, 3)), "x": np.ones(3)}
    grads = {"d_W": np.ones((2, 3)), "d_x": np.ones((3, 1))}
    assert wrong_shapes(values, grads) == close(["x"])


def test_several_wrong_ones() -> None:
    """a transposed gradient, a missing one, and one that is right"""
    values = {"W1": np.ones((4, 3)), "W2": np.ones((2, 4)), "x": np.ones(3)}
    grads = {"d_W1": np.ones((3, 4)), "d_x": np.ones(3)}
    assert wrong_shapes(values, grads) == close(["W1", "W2"])


def test_numbers() -> None:
    """a number and an array with one entry are told apart"""
    values = {"L": 2.0, "s": 0.5, "b": np.ones(1)}
    grads = {"d_L": 1.0, "d_s": np.ones(1), "d_b": 1.0}
    assert wrong_shapes(values, grads) == close(["s", "b"])
