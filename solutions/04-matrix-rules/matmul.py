"""A matrix times a matrix: the same rule for many columns at once.

The forward pass, given and not graded:

    def matmul(A, B):
        return A @ B

Entry (i, j) of the result is the sum of A[i, r] * B[r, j] over r. So A[i, r] meets every entry of
row r of B, and B[r, j] every entry of column r of A. The product rule, one entry at a time:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    | part j of d_A[i, r] =    B[r, j]     x    d_out[i, j]    |
    | part i of d_B[r, j] =    A[i, r]     x    d_out[i, j]    |
    +----------------------------------------------------------+

The parts are added up, and each of these sums is a matrix product again. Which of the two factors
has to be transposed, and which one stands on the left, can be read off the shapes as long as m, k
and n differ: d_A has to come out as (m, k), and it is made of d_out (m, n) and B (k, n).

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""

import numpy as np


def matmul_backward(
    d_out: np.ndarray, A: np.ndarray, B: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Return the gradients of the two inputs of A @ B.

    Args:
        d_out: gradient of J with respect to A @ B, shape (m, n).
        A: the left matrix, shape (m, k).
        B: the right matrix, shape (k, n).

    Returns:
        (d_A, d_B), of shapes (m, k) and (k, n).
    """
    ### BEGIN SOLUTION
    return 1.0 * d_out @ B.T, 1.0 * A.T @ d_out
    ### END SOLUTION
