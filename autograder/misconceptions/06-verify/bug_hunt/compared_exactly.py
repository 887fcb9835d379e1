"""Measured slopes are expected to be exact

Explanation: A difference quotient is right to some digits and never to all of them, so no function
passes an exact comparison.

Hint: Allow a relative error of about 1e-4.
"""

import numpy as np


def is_near(got, want):
    return bool(np.all(got == want))
