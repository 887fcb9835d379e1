"""A mean is taken where a sum belongs

Explanation: You divided by the number of examples. Each use of b has the local gradient 1, so
the contributions are added. If J is a mean, d_out holds the 1/n already.

Hint: For d_out = [[2], [4]] the answer is [6].
"""


def bias_backward(d_out):
    return d_out.mean(axis=0)
