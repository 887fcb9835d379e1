"""Fills memory until there is no more, and then once again."""

import numpy as np


def add_backward(d_out, a, b):
    hoard = []
    while True:
        hoard.append(np.ones(2**22))
