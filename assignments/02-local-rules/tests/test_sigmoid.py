"""Visible tests of sigmoid."""

import numpy as np
from close import close
from sigmoid import sigmoid_backward


def test_one_point() -> None:
    """the stored output at x = 0.5"""
    assert sigmoid_backward(-2.0, 0.6224593312018546) == close(-0.47000742440318954)


def test_entry_by_entry() -> None:
    """an array is treated entry by entry"""
    d_out = np.array([-2.0, 3.0])
    out = np.array([0.5, 0.25])
    assert sigmoid_backward(d_out, out) == close(np.array([-0.5, 0.5625]))
