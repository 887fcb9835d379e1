"""Signs are not compared

Explanation: You compared absolute values, so a gradient with the wrong sign passes.

Hint: Take the absolute value of the difference, not of the entries.
"""

import numpy as np


def is_near(got, want):
    difference = np.abs(np.abs(got) - np.abs(want))
    return bool(np.all(difference <= 1e-4 * np.max(np.abs(want))))
