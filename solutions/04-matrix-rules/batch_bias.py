"""A bias in a batch: one number that every example uses.

The forward pass, given and not graded:

    def add_bias(Z, b):
        return Z + b

Z has one row for each of n examples and b has one entry for each of q outputs; NumPy adds b to
every row. So b[k] is used n times, once in every example:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |  part i of d_b[k]   =       1        x    d_out[i, k]    |
    +----------------------------------------------------------+

A value that is used several times adds up what comes back from its uses. Each use had the local
gradient 1, since it is an addition. Nothing is divided by n here: if J is a mean over the batch,
the 1/n sits in d_out already.

Source: none of the two texts of this course has this rule; it is here because batches are what
one trains on.

Conventions:

Graded:
"""

import numpy as np


def bias_backward(d_out: np.ndarray) -> np.ndarray:
    """Return the gradient of b in Z + b.

    Args:
        d_out: gradient of J with respect to Z + b, shape (n, q); rows are examples.

    Returns:
        d_b, shape (q,).
    """
    ### BEGIN SOLUTION
    return 1.0 * d_out.sum(axis=0)
    ### END SOLUTION
