"""Only a list of numbers is expected

Explanation: You walked along the first axis. With two axes each step is a whole row, and a plain
number has no axis at all.

Hint: 1 - out * out works for a number and for an array of any shape, without a loop.
"""

import numpy as np


def tanh_backward(d_out, out):
    pairs = zip(np.atleast_1d(d_out), np.atleast_1d(out), strict=True)
    slopes = [float(d * (1.0 - value * value)) for d, value in pairs]
    return np.array(slopes) if np.ndim(out) else slopes[0]
