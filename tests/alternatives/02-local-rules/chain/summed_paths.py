"""One factor per edge on the way from e to each input."""

import math


def tiny_backward(d_out, a, b, c):
    ways = [(c, 1), (c, 1), (a + b,)]
    return tuple(math.prod(way, start=float(d_out)) for way in ways)
