"""The incoming gradient is overwritten

Explanation: d_out *= out writes into the caller's array. The values are right, but another
consumer of the same gradient would now read the wrong ones.

Hint: Write d_out * out: it makes a new array.
"""


def exp_backward(d_out, out):
    d_out *= out
    return d_out
