"""The slope has the wrong sign

Explanation: You used out * (out - 1), which is never above 0. The sigmoid rises everywhere, so its
slope is never below 0.

Hint: With out = 0.25 the slope is 0.25 * (1 - 0.25).
"""


def sigmoid_backward(d_out, out):
    return d_out * out * (out - 1.0)
