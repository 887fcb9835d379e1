"""Only the first example counts

Explanation: You returned the row of the first example. b was used in every row.

Hint: Add the rows up.
"""


def bias_backward(d_out):
    return 1.0 * d_out[0]
