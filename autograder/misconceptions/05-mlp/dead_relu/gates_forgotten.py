"""The gates are forgotten

Explanation: You looked for zeros in d_h alone. A shut gate makes a row of zeros whatever arrives.

Hint: z <= 0 or d_h == 0.
"""

import numpy as np


def zero_rows(d_h, z):
    return np.flatnonzero(d_h == 0).tolist()
