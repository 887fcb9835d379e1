"""A matrix times a vector: the layer of a network.

The forward pass, given and not graded:

    def matvec(W, x):
        return W @ x

Entry i of the result is a sum of products, W[i, 0] * x[0] + W[i, 1] * x[1] + ..., so two rules
you know are enough. The product rule says what one weight and one input get from one output:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |      d_W[i, j]      =      x[j]      x     d_out[i]      |
    |  part i of d_x[j]   =    W[i, j]     x     d_out[i]      |
    +----------------------------------------------------------+

A weight is used once, so its gradient is one product. An input is used by every row, and what
comes back along the rows is added up. Write both answers as matrix operations: the shapes, m rows
and n columns, leave little choice. Then check with two numbers by hand, since for a square matrix
a wrong choice has the right shape too.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""

import numpy as np


def matvec_backward(
    d_out: np.ndarray, W: np.ndarray, x: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Return the gradients of the two inputs of W @ x.

    Args:
        d_out: gradient of J with respect to W @ x, shape (m,).
        W: the matrix, shape (m, n).
        x: the vector, shape (n,).

    Returns:
        (d_W, d_x), of shapes (m, n) and (n,).
    """
    ### BEGIN SOLUTION
    return 1.0 * np.outer(d_out, x), 1.0 * W.T @ d_out
    ### END SOLUTION
