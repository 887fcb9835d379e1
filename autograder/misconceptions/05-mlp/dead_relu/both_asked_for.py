"""Both reasons are asked for at once

Explanation: A row is zero if the gate is shut or if nothing arrives. Either is enough.

Hint: or, not and: (z <= 0) | (d_h == 0).
"""

import numpy as np


def zero_rows(d_h, z):
    return np.flatnonzero((z <= 0) & (d_h == 0)).tolist()
