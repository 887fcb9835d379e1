"""Whole arrays at once: the functions of NumPy, and reduce over the list."""

import functools
import operator

import numpy as np


def adds_up_the_entries(contributions):
    return np.stack(contributions).sum()


def changes_the_first(contributions):
    return functools.reduce(operator.iadd, contributions)


def first_counted_twice(contributions):
    return contributions[0] + np.stack(contributions).sum(axis=0)


def mean(contributions):
    return np.add.reduce(contributions) / len(contributions)


def multiplied(contributions):
    return functools.reduce(np.multiply, contributions, 1.0)


def overwrites(contributions):
    total = np.zeros(contributions[0].shape)
    for contribution in contributions:
        total[...] = contribution
    return total


def returns_first(contributions):
    total, *_ = np.stack(contributions)
    return total


def rounds_like_the_first(contributions):
    total = np.zeros_like(contributions[0])
    for contribution in contributions:
        total += contribution
    return total


def two_only(contributions):
    return np.add(*contributions[:2])
