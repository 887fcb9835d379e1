"""The transpose is missing in the gradient of B

Explanation: d_A is right. For d_B, entry (r, j) collects A[i, r] * d_out[i, j] over i, and i is
the first index of both: A has to be transposed.

Hint: d_B = A.T @ d_out, of shape (k, m) times (m, n).
"""


def matmul_backward(d_out, A, B):
    return 1.0 * d_out @ B.T, A @ d_out
