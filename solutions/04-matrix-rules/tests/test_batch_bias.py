"""Visible tests of batch_bias."""

import numpy as np
from batch_bias import bias_backward
from close import close


def test_two_examples() -> None:
    """two examples, three outputs"""
    d_out = np.array([[2.0, -1.0, 0.5], [3.0, 1.0, -4.0]])
    assert bias_backward(d_out) == close(np.array([5.0, 0.0, -3.5]))


def test_one_example() -> None:
    """one example, two outputs"""
    assert bias_backward(np.array([[2.0, -1.0]])) == close(np.array([2.0, -1.0]))
