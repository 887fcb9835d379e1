"""The half of the loss is forgotten

Explanation: The loss is half the sum of the squares. Without the half its gradient would be
2 * (o - y).

Hint: 0.5 * np.sum((o - y) ** 2).
"""

import numpy as np


def half_squares(o, y):
    return 1.0 * np.sum((o - y) ** 2)
