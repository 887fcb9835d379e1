"""The stored outputs are overwritten

Explanation: The answers are right, but the errors were written into the cache: O is no longer
what the network said.

Hint: O - Y makes a new array; O -= Y changes the old one.
"""

import numpy as np


def errors(out, Y):
    d_O = np.asarray(out, dtype=float)
    d_O -= Y
    return d_O
