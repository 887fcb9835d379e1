"""Visible tests of l2_penalty."""

import numpy as np
from close import close
from l2_penalty import l2_penalty_backward


def test_a_matrix() -> None:
    """a matrix of weights with lam = 0.3"""
    W = np.array([[2.0, -1.0], [0.0, 4.0]])
    assert l2_penalty_backward(1.0, W, 0.3) == close(np.array([[0.6, -0.3], [0.0, 1.2]]))


def test_another_incoming_gradient() -> None:
    """the same weights with an incoming gradient of -2"""
    W = np.array([[2.0, -1.0], [0.0, 4.0]])
    assert l2_penalty_backward(-2.0, W, 0.3) == close(np.array([[-1.2, 0.6], [0.0, -2.4]]))
