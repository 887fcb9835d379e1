"""Too much is allowed

Explanation: A function that is off by some hundredths passes your comparison. A measured slope is
far better than that.

Hint: Allow a relative error of about 1e-4.
"""

import numpy as np


def is_near(got, want):
    largest = max(np.max(np.abs(got)), np.max(np.abs(want)))
    return bool(np.all(np.abs(got - want) <= 0.15 * largest))
