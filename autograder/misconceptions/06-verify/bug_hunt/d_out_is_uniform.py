"""d_out is the same everywhere

Explanation: With one number in all entries of d_out, a function that uses its mean or its first
entry cannot be told from a right one.

Hint: Draw every entry of d_out for itself.
"""

import numpy as np


def chosen(shape, numbers):
    return np.full(shape, 2.5)
