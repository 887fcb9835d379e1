"""The incoming gradient is left out

Explanation: You returned the local gradients of the sum, which are 1 and 1. What J does with the
sum is still missing: if the sum moves by 0.1 and d_out is -2.5, J moves by -0.25, not by 0.1.

Hint: Every rule is local gradient times incoming gradient. With d_out = -2.5 both answers are
1 * -2.5.
"""


def add_backward(d_out, a, b):
    return 1.0, 1.0
