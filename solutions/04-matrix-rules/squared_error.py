"""Half the squared error: how far each output is from its target.

The forward pass, given and not graded:

    def half_squared_error(o, y):
        return 0.5 * np.sum((o - y) ** 2)

o holds the outputs of the network and y the targets. The result is one number, L, so d_out is
one number too. Every output gets its own gradient:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |       d_o[k]        =    dL/do[k]    x       d_out       |
    +----------------------------------------------------------+

Differentiate one term, half of (o[k] - y[k]) squared, and see what the half is good for. The sum
is a sum and no mean: nothing is divided by the number of outputs. The targets are data, so they
get no gradient.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""

import numpy as np


def half_squared_error_backward(d_out: float, o: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Return the gradient of the outputs o in half the sum of squares of o - y.

    Args:
        d_out: gradient of J with respect to the loss, a number.
        o: the outputs, shape (q,).
        y: the targets, shape (q,).

    Returns:
        d_o, shape (q,).
    """
    ### BEGIN SOLUTION
    return 1.0 * d_out * (o - y)
    ### END SOLUTION
