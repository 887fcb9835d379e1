"""The loss is taken as a mean over the batch

Explanation: You divided the error by the number of examples. This loss is a sum over them.

Hint: d_O is O - Y, with nothing divided.
"""


def errors(out, Y):
    return (out - Y) / len(Y)
