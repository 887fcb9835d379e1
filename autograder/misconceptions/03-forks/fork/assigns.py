"""The last contribution replaces the others

Explanation: d_x was assigned once for every use, so the contribution that came last is the only
one left.

Hint: Each use adds to d_x: begin with 0 and write d_x += ... for every arrow that leaves x.
"""


def square_plus_backward(d_out, x):
    return 1.0 * d_out * x


def three_uses_backward(d_out, x, u, v):
    return 1.0 * d_out * u, 1.0 * d_out * x, 1.0 * d_out * x
