"""The live units are listed

Explanation: You returned the units with z above 0. The dead ones are asked for.

Hint: z <= 0.
"""

import numpy as np


def dead_units(z):
    return np.flatnonzero(z > 0).tolist()
