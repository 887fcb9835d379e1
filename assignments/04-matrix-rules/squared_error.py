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
    [5 points] is right above, below and at the target
    [2 points] keeps the shape for one output
    [2 points] keeps the fraction when o and y are whole numbers
    [1 point] leaves its arguments unchanged
    10 points in all
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
    # TODO
    raise NotImplementedError
