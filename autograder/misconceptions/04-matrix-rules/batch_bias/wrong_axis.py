"""The sum runs along the wrong axis

Explanation: You added up within each example. Rows are examples and columns are outputs; b has
one entry for each output.

Hint: The answer has shape (q,), the length of a row: add up down the columns, with axis=0.
"""


def bias_backward(d_out):
    return 1.0 * d_out.sum(axis=1)
