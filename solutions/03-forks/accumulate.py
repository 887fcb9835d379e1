r"""Accumulation: where ways meet, gradients add up.

A value that is used once has one consumer, and one gradient comes back to it. A value that is
used k times gets k contributions, one for each use, and its gradient is their sum:

    [x] ---> use 1 ---> ...        d_x = contribution of use 1
       \---> use 2 ---> ...            + contribution of use 2
        \--> use 3 ---> ...            + contribution of use 3

Each contribution on its own is made by the line you know,

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

and this file is about what happens after: they arrive as a list and become one array. Why a sum?
Move x by a small amount. Every use moves the output a little, and small moves add up.

The sum is a new array. The contributions belong to whoever made them, and the first one may well
be the d_out of another node.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""

import numpy as np


def accumulate(contributions: list[np.ndarray]) -> np.ndarray:
    """Return the gradient of a value that is used once or more.

    Args:
        contributions: one or more arrays of the same shape, any shape, one for each use.

    Returns:
        Their sum, a new array of that shape.
    """
    ### BEGIN SOLUTION
    # Zeros are floats: an array of whole numbers at the front would round all that follows.
    total = np.zeros(np.shape(contributions[0]))
    for contribution in contributions:
        total += contribution
    return total
    ### END SOLUTION
