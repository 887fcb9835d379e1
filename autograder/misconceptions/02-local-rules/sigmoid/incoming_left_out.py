"""The incoming gradient is left out

Explanation: You returned the slope of the sigmoid. That is the local gradient; how J moves takes
d_out as well.

Hint: With out = 0.5 and d_out = -2 the answer is 0.25 * -2.
"""


def sigmoid_backward(d_out, out):
    return out * (1.0 - out)
