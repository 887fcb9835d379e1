"""A live unit at which nothing arrives is forgotten

Explanation: You looked at the gates alone. Row i is d_h[i] times the gate times x, so it is zero
as well where d_h[i] is 0.

Hint: z <= 0 or d_h == 0.
"""

import numpy as np


def zero_rows(d_h, z):
    return np.flatnonzero(z <= 0).tolist()
