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
    [3 points] gives every weight its gradient
    [3 points] gives every input its gradient
    [3 points] keeps the shapes of W and x, however many rows and columns
    [1 point] keeps the fraction when the inputs are whole numbers
    [1 point] leaves its arguments unchanged
    11 points in all
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
    # TODO
    raise NotImplementedError
