"""The slope of the sigmoid is used for tanh

Explanation: out * (1 - out) belongs to the sigmoid, whose output lies between 0 and 1. tanh runs
from -1 to 1 and is steepest where its output is 0; there your slope is 0.

Hint: At out = 0 the slope of tanh is 1. Its formula is 1 - out * out.
"""


def tanh_backward(d_out, out):
    return d_out * out * (1.0 - out)
