"""Answers are flattened

Explanation: You flattened the answers before you compared them, so a column passes for a vector.

Hint: Compare the shapes as they are.
"""

import numpy as np


def fits(got, want):
    return np.size(got) == want.size and is_near(np.ravel(got), np.ravel(want))
