"""Only a list of numbers is expected

Explanation: You walked along the first axis. With two axes each step is a whole row, and a plain
number has no axis at all.

Hint: z > 0 works for a number and for an array of any shape, without a loop.
"""

import numpy as np


def relu_backward(d_out, z):
    return np.array([d if value > 0 else 0.0 for d, value in zip(d_out, z, strict=True)])
