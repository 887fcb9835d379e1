"""The slope has the wrong sign

Explanation: You used out * out - 1, which is never above 0. tanh rises everywhere, so its slope is
never below 0.

Hint: With out = 0.5 the slope is 1 - 0.25, not 0.25 - 1.
"""


def tanh_backward(d_out, out):
    return d_out * (out * out - 1.0)
