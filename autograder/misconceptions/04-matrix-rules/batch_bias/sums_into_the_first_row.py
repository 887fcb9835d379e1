"""The rows are added into the first row of d_out

Explanation: d_out[0] is no copy but a view: adding to it changes d_out, which belongs to the
caller. The answer is right, and whoever reads d_out next finds other numbers there.

Hint: Start from d_out[0].copy(), or from zeros, or use d_out.sum(axis=0).
"""


def bias_backward(d_out):
    d_b = d_out[0]
    for row in d_out[1:]:
        d_b += row
    return d_b
