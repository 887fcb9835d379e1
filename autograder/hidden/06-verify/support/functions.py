"""Functions to take numeric gradients of; each wants an argument of one kind of shape."""

import numpy as np


def cubes(x):
    """The sum of all third powers."""
    return float(np.sum(x * x * x))


def neighbours(x):
    """Each entry squared times the next one, for vectors."""
    return float(np.sum(x[:-1] ** 2 * x[1:]))


def table(x):
    """Every entry times its place, for what has rows and columns."""
    rows, columns = x.shape
    return float(np.sum(x * (2.0 + np.arange(rows)[:, None] + rows * np.arange(columns))))


def boxes(x):
    """Every entry times its place, for three axes."""
    first, second, third = x.shape
    return float(np.sum(x * (2.0 + np.arange(first * second * third).reshape(x.shape))))


def places(x):
    """Every entry times its place, for numbers and vectors."""
    if np.ndim(x) > 1:
        raise ValueError("a number or a vector is needed")
    return float(np.sum(x * (2.0 + np.arange(np.size(x)).reshape(np.shape(x)))))


def gates(x):
    """The sum of relu."""
    return float(np.sum(np.where(x > 0, x, 0.0)))


def millionths(x):
    """The third power of every entry in millionths, times its place, for vectors."""
    return float(np.sum((1e6 * x) ** 3 * (2.0 + np.arange(len(x)))))
