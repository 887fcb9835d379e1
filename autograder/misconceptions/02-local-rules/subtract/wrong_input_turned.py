"""The sign is turned for the wrong input

Explanation: You turned the sign for a and kept it for b, which is the rule of b - a. In a - b it
is b that is taken away.

Hint: The local gradients of a - b are 1 and -1, in this order.
"""


def subtract_backward(d_out, a, b):
    return -1.0 * d_out, 1.0 * d_out
