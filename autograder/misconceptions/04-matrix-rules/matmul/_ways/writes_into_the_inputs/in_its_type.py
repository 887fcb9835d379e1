"""A takes up its gradient as whole numbers where it holds such."""


def matmul_backward(d_out, A, B):
    d_B = A.T @ d_out
    A[:] = d_out @ B.T
    return A, d_B
