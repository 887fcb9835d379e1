"""Negative outputs are looked for

Explanation: h comes out of the gates and is never negative. A dead unit shows as h = 0.

Hint: h == 0, not h < 0.
"""

import numpy as np


def zero_columns(h):
    return np.flatnonzero(h < 0).tolist()
