"""The incoming gradient is left out

Explanation: You returned the slope of exp. That is the local gradient; how J moves takes d_out as
well.

Hint: With out = 2 and d_out = -3 the answer is 2 * -3.
"""


def exp_backward(d_out, out):
    return 1.0 * out
