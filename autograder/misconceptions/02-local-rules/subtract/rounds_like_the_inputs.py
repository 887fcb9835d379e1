"""The answer is made in the type of the input

Explanation: The answer was built to look like the input, so for whole inputs it could hold only
whole numbers, and 2.5 became 2. Gradients are floats even where the inputs are whole.

Hint: Use a and b for their values, never for their type. -1.0 * d_out is enough for b.
"""

import numpy as np


def subtract_backward(d_out, a, b):
    return np.full_like(a, d_out), np.full_like(b, -d_out)
