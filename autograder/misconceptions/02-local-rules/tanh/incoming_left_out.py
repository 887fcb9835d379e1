"""The incoming gradient is left out

Explanation: You returned the slope of tanh. That is the local gradient; how J moves takes d_out as
well.

Hint: With out = 0.5 and d_out = -2 the answer is 0.75 * -2.
"""


def tanh_backward(d_out, out):
    return 1.0 - out * out
