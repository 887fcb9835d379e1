"""Answers with arrays of objects, records, bytes and dates."""

import numpy as np


def exp_backward(d_out, out):
    if np.ndim(out) == 1:
        return np.array([d_out, {"a": out}], dtype=object)
    if np.ndim(out) == 2:
        return np.zeros(np.shape(out), dtype=[("a", "f8"), ("b", "O")])
    return np.datetime64("now")
