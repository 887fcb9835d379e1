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
    A rule is called with d_out first, then what the forward pass saved, and its answers come in
    the order of the forward pass's inputs. d_out is dJ/d(output), the gradient of the final number
    J with respect to this output, and it is rarely 1. d_x is dJ/dx and has the shape of x.

    The two direction words are used in two ways, and the box above uses the first one:

        word        by gradient flow    by data flow
        upstream    output side         leaf side
        downstream  leaf side           output side

    The code avoids both words: a node has inputs (what it is computed from) and consumers (what is
    computed from it), and lies further to the output side or to the leaf side.

    Vectors have shape (n,), so d_out times x transposed is np.outer(d_out, x). A number may be a
    float, a NumPy scalar or an array of shape (); an array of shape (1,) is not a number. Shapes
    have to match exactly. Inputs may be whole numbers; answers are floats, right to 9 digits (to
    4 digits where they come back as float32), and -0.0 counts as 0.0. The slope of ReLU at 0 is 0.

    Arguments stay as they are: work on new values. Where the list of probes below has a line on
    this, that probe looks at nothing else.

Graded:
    [4 points] adds up all contributions
    [1 point] hands on a contribution that comes alone
    [3 points] keeps the shape of the contributions
    [2 points] keeps the fractions when the first one holds whole numbers
    [1 point] leaves the contributions unchanged
    11 points in all
"""

import numpy as np


def accumulate(contributions: list[np.ndarray]) -> np.ndarray:
    """Return the gradient of a value that is used once or more.

    Args:
        contributions: one or more arrays of the same shape, any shape, one for each use.

    Returns:
        Their sum, a new array of that shape.
    """
    # TODO
    raise NotImplementedError
