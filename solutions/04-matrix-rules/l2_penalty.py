"""The L2 penalty: a small pull on every weight.

The forward pass, given and not graded:

    def l2_penalty(W, lam):
        return lam / 2 * np.sum(W**2)

lam says how much large weights cost. It is a fixed number, chosen by hand, and gets no gradient.
The result is one number, s, so d_out is one number; every weight gets its own gradient:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |      d_W[i, j]      =  ds/dW[i, j]   x       d_out       |
    +----------------------------------------------------------+

In a network a weight is used twice, in its layer and here, and the two gradients are added. This
rule gives the penalty's share alone. It never looks at the data: a weight whose unit is off still
feels the penalty.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""

import numpy as np


def l2_penalty_backward(d_out: float, W: np.ndarray, lam: float) -> np.ndarray:
    """Return the gradient of W in lam / 2 times the sum of squares of W.

    Args:
        d_out: gradient of J with respect to the penalty, a number.
        W: the weights, an array of any shape.
        lam: the strength of the penalty, a number of at least 0.

    Returns:
        d_W, of the shape of W.
    """
    ### BEGIN SOLUTION
    return 1.0 * d_out * lam * W
    ### END SOLUTION
