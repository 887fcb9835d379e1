"""An axis of length 1 is dropped

Explanation: You removed every axis of length 1. With a single output the shape (1,) became a
plain number, and with a single example nothing was left to add up in the right direction.

Hint: axis=0 is enough, for every n and q.
"""


def bias_backward(d_out):
    return 1.0 * d_out.sum(axis=0).squeeze()
