"""The first contribution is changed one entry at a time, which cuts off what it cannot hold."""

import numpy as np


def accumulate(contributions):
    total = contributions[0]
    for contribution in contributions[1:]:
        for place in np.ndindex(total.shape):
            total[place] += contribution[place]
    return total
