"""The half of the loss is forgotten

Explanation: You returned 2 * (o - y). The square brings a factor 2 down, and the half takes it
away again.

Hint: d_o is o - y.
"""


def output_gradient(o, y):
    return 2.0 * (o - y)
