"""u and v get a part of x each

Explanation: x is used by both products, so you shared it out between them. A use takes nothing
away: each product is scaled by the whole x.

Hint: d_u = x * d_out and d_v = x * d_out.
"""


def three_uses_backward(d_out, x, u, v):
    return 1.0 * d_out * (u + v + 1.0), d_out * x / 2.0, d_out * x / 2.0
