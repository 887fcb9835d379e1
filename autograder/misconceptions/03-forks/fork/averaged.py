"""The contributions are averaged

Explanation: You divided by the number of uses. If x moves by 0.1, it moves by 0.1 in every use, so
all contributions count in full.

Hint: Leave out the division.
"""


def square_plus_backward(d_out, x):
    return d_out * (2.0 * x + 1.0) / 3.0


def three_uses_backward(d_out, x, u, v):
    return d_out * (u + v + 1.0) / 3.0, 1.0 * d_out * x, 1.0 * d_out * x
