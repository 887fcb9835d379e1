"""The answer is made in the type of the input

Explanation: The answer was built to look like the input, so for a whole number such as 3 it could
hold only whole numbers, and -2.5 became -2. Gradients are floats even where the inputs are whole.

Hint: Use a and b for their values, never for their type. 1.0 * d_out is enough here.
"""

import numpy as np


def add_backward(d_out, a, b):
    return np.full_like(a, d_out), np.full_like(b, d_out)
