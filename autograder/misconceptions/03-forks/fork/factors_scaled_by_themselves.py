"""u and v are scaled by themselves

Explanation: In x * u the gradient of u is scaled by the other input, which is x.

Hint: d_u = x * d_out, and the same for d_v.
"""


def three_uses_backward(d_out, x, u, v):
    return 1.0 * d_out * (u + v + 1.0), 1.0 * d_out * u, 1.0 * d_out * v
