"""Another step where none is given

Explanation: With no eps given the step is 1e-6. Yours is 1e-4.

Hint: Leave the first line of the function as it was handed out.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-4):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += eps
        down[place] -= eps
        slopes[place] = (f(up) - f(down)) / (2 * eps)
    return slopes
