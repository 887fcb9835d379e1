"""The error is divided by the number of outputs

Explanation: This loss is half the sum of the squares, not their mean, so nothing is divided by q.

Hint: For o = [3, 1], y = [1, 2] and d_out = 1 the answer is [2, -1].
"""


def half_squared_error_backward(d_out, o, y):
    return d_out * (o - y) / len(o)
