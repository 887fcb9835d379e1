"""A missing gradient ends in an error

Explanation: grads["d_x"] raises a KeyError where there is no such entry. A missing gradient is
one of the answers of this function and no accident.

Hint: Ask whether the name is in grads first, or use grads.get.
"""

import numpy as np


def wrong_shapes(values, grads):
    return [name for name in values if np.shape(grads[f"d_{name}"]) != np.shape(values[name])]
