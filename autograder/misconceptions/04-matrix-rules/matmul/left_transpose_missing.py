"""The transpose is missing in the gradient of A

Explanation: d_B is right. For d_A, entry (i, r) collects d_out[i, j] * B[r, j] over j, and j is
the second index of both: B has to be transposed.

Hint: d_A = d_out @ B.T, of shape (m, n) times (n, k).
"""


def matmul_backward(d_out, A, B):
    return d_out @ B, 1.0 * A.T @ d_out
