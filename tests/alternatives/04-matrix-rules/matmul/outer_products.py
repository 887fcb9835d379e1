"""A transpose of a product, and a sum of outer products."""

import numpy as np


def matmul_backward(d_out, A, B):
    d_A = (B @ d_out.T).T
    d_B = sum(np.outer(a, d) for a, d in zip(A, d_out, strict=True))
    return d_A, d_B
