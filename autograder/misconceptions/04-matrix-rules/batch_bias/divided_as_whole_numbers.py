"""Only floats are expected

Explanation: The sum was collected in place in a way that whole numbers do not allow: an array of
whole numbers cannot take up a float.

Hint: Start from np.zeros(q), which holds floats, and add the rows to it.
"""


def bias_backward(d_out):
    d_b = d_out[0].copy()
    for row in d_out[1:]:
        d_b += 1.0 * row
    return d_b
