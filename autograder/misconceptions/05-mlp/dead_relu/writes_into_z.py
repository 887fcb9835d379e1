"""The arguments are changed

Explanation: The answers are right, but the gate was applied to z itself: it now holds what belongs
into h.

Hint: Compare z with 0, and write nothing into it.
"""

import numpy as np


def dead_units(z):
    z[z <= 0] = 0
    return np.flatnonzero(z == 0).tolist()
