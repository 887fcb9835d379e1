"""d_out is 1 everywhere

Explanation: With ones for d_out a function that forgets d_out, or takes its mean, cannot be told
from a right one.

Hint: Draw the entries of d_out, all different and none of them 1.
"""

import numpy as np


def chosen(shape, numbers):
    return np.ones(shape)
