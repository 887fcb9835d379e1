"""The incoming gradient is left out

Explanation: b and a are the local gradients. Each entry still has to be scaled by its entry of
d_out.

Hint: d_a is d_out * b.
"""


def hadamard_backward(d_out, a, b):
    return 1.0 * b, 1.0 * a
