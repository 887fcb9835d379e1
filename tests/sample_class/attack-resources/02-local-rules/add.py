"""Takes memory until there is no more."""

import numpy as np


def add_backward(d_out, a, b):
    hoard = []
    while True:
        hoard.append(np.empty(2**22))
