"""The same difference is allowed at every size

Explanation: You allow a fixed difference. Small gradients pass whatever they are, and large ones
fail for their rounding.

Hint: Compare the difference with the largest entry.
"""

import numpy as np


def is_near(got, want):
    return bool(np.all(np.abs(got - want) <= 1e-5))
