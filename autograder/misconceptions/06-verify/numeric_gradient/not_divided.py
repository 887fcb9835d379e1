"""The difference is not divided

Explanation: This is the absolute difference. Whether 0.001 is much depends on how large the
gradient is.

Hint: Divide by the largest absolute value in either gradient.
"""

import numpy as np


def relative_error(got, want):
    return float(np.abs(np.asarray(got, dtype=float) - np.asarray(want, dtype=float)).max())
