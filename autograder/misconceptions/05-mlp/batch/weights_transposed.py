"""The weights' gradients come back transposed

Explanation: H.T @ d_O has shape (h, q), but W2 has shape (q, h). Where the sizes agree, only the
values tell.

Hint: d_W2 = d_O.T @ H.
"""


def gathered(d_out, inputs):
    return 1.0 * inputs.T @ d_out
