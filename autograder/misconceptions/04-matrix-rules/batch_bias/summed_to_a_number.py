"""Everything is added up to one number

Explanation: b has q entries, and each of them belongs to one column. What you return mixes the
gradients of all of them.

Hint: Add up over the examples only: d_out.sum(axis=0).
"""


def bias_backward(d_out):
    return 1.0 * d_out.sum()
