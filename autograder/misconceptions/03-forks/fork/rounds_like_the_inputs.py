"""The answer is made in the type of the input

Explanation: The answers were built to look like the inputs, so for whole inputs they could hold
only whole numbers, and 7.5 became 7.

Hint: Use x, u and v for their values, never for their type.
"""

import numpy as np


def square_plus_backward(d_out, x):
    return np.full_like(x, d_out * (2 * x + 1))


def three_uses_backward(d_out, x, u, v):
    shares = d_out * (u + v + 1), d_out * x, d_out * x
    return tuple(np.full_like(x, share) for share in shares)
