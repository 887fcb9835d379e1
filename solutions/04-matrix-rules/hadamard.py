"""The entry-by-entry product, called Hadamard product.

The forward pass, given and not graded:

    def hadamard(a, b):
        return a * b

a and b have equal shapes, and entry i of the result is made of a[i] and b[i] alone. So the rule
of the product of two numbers holds at every entry, and no entry has to do with another one:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |       d_a[i]        =      b[i]      x     d_out[i]      |
    |       d_b[i]        =      a[i]      x     d_out[i]      |
    +----------------------------------------------------------+

In texts the sign is a circle with a dot, and a gate is the most common case of it: relu passes
d_out times a mask of ones and zeros, entry by entry. In NumPy * is this product and @ is the
product of matrices; for square matrices both run, and only one of them is right.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""

import numpy as np


def hadamard_backward(
    d_out: np.ndarray, a: np.ndarray, b: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Return the gradients of the two inputs of a * b.

    Args:
        d_out: gradient of J with respect to a * b, an array of the shape of a and b.
        a: first input, an array of any shape.
        b: second input, of the same shape; entries of both may be 0.

    Returns:
        (d_a, d_b), both of that shape.
    """
    ### BEGIN SOLUTION
    return 1.0 * d_out * b, 1.0 * d_out * a
    ### END SOLUTION
