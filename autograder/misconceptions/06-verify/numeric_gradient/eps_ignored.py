"""The step given is not used

Explanation: The step is always 1e-6 in your code, whatever eps is. You are graded on what the
formula says for the eps given.

Hint: Use eps wherever the step stands.
"""

import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    at = np.array(x, dtype=float)
    slopes = np.empty(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += 1e-6
        down[place] -= 1e-6
        slopes[place] = (f(up) - f(down)) / 2e-6
    return slopes
