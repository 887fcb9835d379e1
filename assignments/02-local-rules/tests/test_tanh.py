"""Visible tests of tanh."""

import numpy as np
from close import close
from tanh import tanh_backward


def test_one_point() -> None:
    """the stored output at x = 0.5"""
    assert tanh_backward(-2.0, 0.46211715726000973) == close(-1.5728954659318548)


def test_entry_by_entry() -> None:
    """an array is treated entry by entry"""
    d_out = np.array([-2.0, 3.0])
    out = np.array([0.5, -0.25])
    assert tanh_backward(d_out, out) == close(np.array([-1.5, 2.8125]))
