"""Only one of the two factors is there

Explanation: You used 1 - out. The slope of the sigmoid is the product of the two distances to its
ends, out and 1 - out, so it vanishes at both.

Hint: With out = 0.25 the slope is 0.25 * 0.75, not 0.75.
"""


def sigmoid_backward(d_out, out):
    return d_out * (1.0 - out)
