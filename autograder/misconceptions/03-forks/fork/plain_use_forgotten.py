"""The use without a factor is forgotten

Explanation: The products are there, but the x that the sum takes as it is contributes too: its
local gradient is 1, not 0.

Hint: Add d_out for that use.
"""


def square_plus_backward(d_out, x):
    return 2.0 * d_out * x


def three_uses_backward(d_out, x, u, v):
    return 1.0 * d_out * (u + v), 1.0 * d_out * x, 1.0 * d_out * x
