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
    [6 points] gathers what every example brings
    [2 points] keeps the shape for one example and for one output
    [1 point] stays right for whole numbers
    [1 point] leaves its argument unchanged
    10 points in all
"""

import numpy as np


def bias_backward(d_out: np.ndarray) -> np.ndarray:
    """Return the gradient of b in Z + b.

    Args:
        d_out: gradient of J with respect to Z + b, shape (n, q); rows are examples.

    Returns:
        d_b, shape (q,).
    """
    # TODO
    raise NotImplementedError
