"""The sum is left as a row of a matrix

Explanation: The values are right, but the shape is (1, q). b has shape (q,), and so has its
gradient.

Hint: Leave keepdims out, or sum without it: d_out.sum(axis=0).
"""


def bias_backward(d_out):
    return 1.0 * d_out.sum(axis=0, keepdims=True)
