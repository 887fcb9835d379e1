"""The answers come back transposed

Explanation: All the products are there, but d_A has the shape of A.T and d_B that of B.T. A
gradient has the shape of what it is the gradient of.

Hint: (B @ d_out.T).T is d_out @ B.T.
"""


def matmul_backward(d_out, A, B):
    return 1.0 * B @ d_out.T, 1.0 * d_out.T @ A
