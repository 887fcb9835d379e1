"""The gradient is passed on as it is

Explanation: "exp is its own derivative" does not mean that the slope is 1. It means that the slope
at x is as large as exp(x), the stored output.

Hint: With out = 2 and d_out = 3 the answer is 2 * 3.
"""


def exp_backward(d_out, out):
    return 1.0 * d_out
