"""The first contribution is counted twice

Explanation: The total began as a copy of the first contribution, and the loop added the first one
once more.

Hint: Begin with zeros, or let the loop begin with the second one: contributions[1:].
"""

import numpy as np


def accumulate(contributions):
    total = np.array(contributions[0], dtype=float)
    for contribution in contributions:
        total = total + contribution
    return total
