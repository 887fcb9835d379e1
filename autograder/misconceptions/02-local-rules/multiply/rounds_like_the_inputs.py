"""The answer is made in the type of the input

Explanation: The answer was built to look like the input, so for whole inputs it could hold only
whole numbers, and 12.5 became 12. Gradients are floats even where the inputs are whole.

Hint: Use a and b for their values, never for their type: d_out * b is enough for a.
"""

import numpy as np


def multiply_backward(d_out, a, b):
    return np.full_like(a, d_out * b), np.full_like(b, d_out * a)
