"""The factors stand in the wrong order

Explanation: You have the right transposes on the wrong side. Products of matrices may not change
places: A stood on the left, so d_out stays on the left of B.T.

Hint: d_A = d_out @ B.T and d_B = A.T @ d_out.
"""


def matmul_backward(d_out, A, B):
    return B.T @ d_out, d_out @ A.T
