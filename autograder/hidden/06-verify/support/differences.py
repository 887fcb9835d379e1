"""Stands in for a student's numeric_gradient.py where that is the reason for a wrong hunt."""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    """Central differences."""
    x = np.asarray(x, float)
    unit = np.eye(x.size).reshape(x.size, *x.shape)
    return np.array([f(x + eps * e) - f(x - eps * e) for e in unit]).reshape(x.shape) / eps / 2


def relative_error(got, want):
    """The largest difference over the largest entry."""
    top = np.max([np.max(np.abs(got)), np.max(np.abs(want))])
    return float(np.max(np.abs(np.subtract(got, want))) / top) if top > 0 else 0.0
