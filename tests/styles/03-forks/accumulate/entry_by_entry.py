"""One entry at a time, over the places of an array."""

import numpy as np


def places(contributions):
    return np.ndindex(contributions[0].shape)


def blank(contributions):
    return np.zeros(contributions[0].shape)


def adds_up_the_entries(contributions):
    total = 0.0
    for contribution in contributions:
        for place in places(contributions):
            total += contribution[place]
    return total


def changes_the_first(contributions):
    total = contributions[0]
    for contribution in contributions[1:]:
        for place in places(contributions):
            total[place] += contribution[place]
    return total


def first_counted_twice(contributions):
    total = blank(contributions)
    for place in places(contributions):
        total[place] = contributions[0][place]
        for contribution in contributions:
            total[place] += contribution[place]
    return total


def mean(contributions):
    total = blank(contributions)
    for place in places(contributions):
        column = [contribution[place] for contribution in contributions]
        total[place] = sum(column) / len(column)
    return total


def multiplied(contributions):
    total = np.ones(contributions[0].shape)
    for contribution in contributions:
        for place in places(contributions):
            total[place] *= contribution[place]
    return total


def overwrites(contributions):
    total = blank(contributions)
    for contribution in contributions:
        for place in places(contributions):
            total[place] = contribution[place]
    return total


def returns_first(contributions):
    total = blank(contributions)
    for contribution in contributions:
        for place in places(contributions):
            total[place] += contribution[place]
        return total


def rounds_like_the_first(contributions):
    total = np.zeros(contributions[0].shape, dtype=contributions[0].dtype)
    for contribution in contributions:
        for place in places(contributions):
            total[place] += contribution[place]
    return total


def two_only(contributions):
    one, other = contributions
    total = blank(contributions)
    for place in places(contributions):
        total[place] = one[place] + other[place]
    return total
