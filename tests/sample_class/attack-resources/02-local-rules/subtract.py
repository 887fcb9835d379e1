"""Recurses through C code without end, so that the stack overflows before Python notices."""

import sys

sys.setrecursionlimit(2**31 - 1)


def subtract_backward(d_out, a, b):
    return sum(map(subtract_backward, [d_out], [b], [a]))
