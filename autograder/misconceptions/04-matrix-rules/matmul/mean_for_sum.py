"""A mean is taken where a sum belongs

Explanation: You divided the gradient of B by the number of rows. Every row that uses B counts in
full. If J is a mean over examples, the division is in d_out already.

Hint: d_B = A.T @ d_out, with nothing divided.
"""


def matmul_backward(d_out, A, B):
    return 1.0 * d_out @ B.T, A.T @ d_out / len(d_out)
