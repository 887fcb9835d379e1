"""The contributions are multiplied

Explanation: Along one way the local gradients are multiplied, but different ways are added.

Hint: Put a plus between the contributions of two uses.
"""


def square_plus_backward(d_out, x):
    return 1.0 * d_out * x * x


def three_uses_backward(d_out, x, u, v):
    return 1.0 * d_out * u * v, 1.0 * d_out * x, 1.0 * d_out * x
