"""The answer is made in the type of the input

Explanation: The answers were built to look like the inputs, so for whole inputs they could hold
only whole numbers, and 7.5 became 7. Gradients are floats even where the inputs are whole.

Hint: Use a, b and c for their values, never for their type.
"""

import numpy as np


def tiny_backward(d_out, a, b, c):
    d_d = np.full_like(a, d_out * c)
    return d_d, d_d, np.full_like(c, d_out * (a + b))
