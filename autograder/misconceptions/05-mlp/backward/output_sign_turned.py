"""The error has the wrong sign

Explanation: You returned y - o. Where an output is too large, raising it makes the loss larger,
so its gradient is positive. All the gradients behind it turn round as well.

Hint: d_o is o - y.
"""


def output_gradient(o, y):
    return 1.0 * (y - o)
