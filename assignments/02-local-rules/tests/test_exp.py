"""Visible tests of exp."""

import numpy as np
from close import close
from exp import exp_backward


def test_one_point() -> None:
    """the stored output at x = 0.5"""
    assert exp_backward(-2.0, 1.6487212707001282) == close(-3.2974425414002564)


def test_entry_by_entry() -> None:
    """an array is treated entry by entry"""
    d_out = np.array([-2.0, 3.0])
    out = np.array([0.5, 4.0])
    assert exp_backward(d_out, out) == close(np.array([-1.0, 12.0]))
