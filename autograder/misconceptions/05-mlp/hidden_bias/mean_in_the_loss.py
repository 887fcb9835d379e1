"""A mean is taken in the loss

Explanation: The loss is half the sum over the outputs, not their mean. With one output the two
look alike.

Hint: 0.5 * np.sum((o - y) ** 2).
"""

import numpy as np


def half_squares(o, y):
    return 0.5 * np.mean((o - y) ** 2)
