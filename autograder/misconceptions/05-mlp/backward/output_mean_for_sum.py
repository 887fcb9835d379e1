"""The error is divided by the number of outputs

Explanation: The loss is half the sum of the squares, not a mean. With a single output, as in the
worked example, the two look alike.

Hint: d_o is o - y, with nothing divided.
"""


def output_gradient(o, y):
    return (o - y) / len(o)
