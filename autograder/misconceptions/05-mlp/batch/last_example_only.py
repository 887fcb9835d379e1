"""Each example overwrites the one before

Explanation: Inside the loop over the examples you assigned, so only the last one is left. All
examples use the same weights, and what they send back is added.

Hint: += in place of =, or d_O.T @ H.
"""

import numpy as np


def gathered(d_out, inputs):
    return 1.0 * np.outer(d_out[-1], inputs[-1])
