"""The sign of the gradient decides

Explanation: You counted rows with a negative d_h as zero. The gate looks at z; a negative gradient
passes an open one.

Hint: d_h == 0, not d_h <= 0.
"""

import numpy as np


def zero_rows(d_h, z):
    return np.flatnonzero((z <= 0) | (d_h <= 0)).tolist()
