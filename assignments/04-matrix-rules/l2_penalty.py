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
    [5 points] finds how the penalty pulls on every weight
    [2 points] takes weights of any shape
    [2 points] stays right for lam = 0 and for whole numbers
    [1 point] leaves the weights unchanged
    10 points in all
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
    # TODO
    raise NotImplementedError
