"""All entries move at once

Explanation: x + eps moves every entry. The quotient is then the sum of all slopes, the same number
for each entry.

Hint: Copy x and move one entry of the copy.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    return np.full(at.shape, (f(at + eps) - f(at - eps)) / (2 * eps))
