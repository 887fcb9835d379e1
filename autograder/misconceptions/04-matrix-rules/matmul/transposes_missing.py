"""Both transposes are missing

Explanation: d_out @ B and A @ d_out have the right shapes only where everything is square, and
then their values are wrong. Each factor comes back transposed.

Hint: d_A is d_out @ B.T and d_B is A.T @ d_out. Check with sizes that all differ.
"""


def matmul_backward(d_out, A, B):
    return d_out @ B, A @ d_out
