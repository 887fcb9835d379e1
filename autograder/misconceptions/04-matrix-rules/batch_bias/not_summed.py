"""Nothing is added up over the batch

Explanation: You passed d_out on as it is, one row for each example. There is one b for all of
them, of shape (q,), and it was used in every row.

Hint: A value that is used n times gets the sum of n contributions: d_out.sum(axis=0).
"""


def bias_backward(d_out):
    return 1.0 * d_out
