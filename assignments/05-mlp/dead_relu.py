"""Dead units: what a gate that is shut does to the gradients around it.

In the network z = W1 @ x, h = relu(z), o = W2 @ h a unit is dead on an example if its z is 0 or
below: its output is 0, and its gate passes nothing back.

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |       d_z[i]        =   1 or 0       x     d_h[i]        |
    +----------------------------------------------------------+

Look at the two weight gradients of the loss (the penalty is left aside here). Row i of dL/dW1 is
d_z[i] times x, and column i of dL/dW2 is d_o times h[i]. So a dead unit makes a row of zeros in
the one and a column of zeros in the other. A row of dL/dW1 is zero for one more reason: nothing
arrives at the unit because d_h[i] is 0.

A row of zeros says something about this example and about the loss alone: another example may open
the gate, and a penalty pulls at the weights in any case. always_dead asks for the units that are
dead on all examples. What becomes of those in training is a question of the notebook.

Units are numbered from 0, and every answer is a list of unit numbers in ascending order.

Source: the worked network of "Forward Propagation, Backward Propagation, and Computational
Graphs" in Dive into Deep Learning, whose first unit is dead.

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
    [3 points] finds the dead units, those at exactly 0 included
    [3 points] finds the zero rows of the first weights' gradient
    [3 points] tells always dead from dead on some examples
    [2 points] finds the zero columns of the second weights' gradient
    [1 point] leaves its arguments unchanged
    12 points in all
"""

import numpy as np


def dead_units(z: np.ndarray) -> list[int]:
    """Return the units that are dead on this example.

    Args:
        z: what came into the gates, shape (h,).

    Returns:
        The numbers of the units with z of 0 or below, ascending.
    """
    # TODO
    raise NotImplementedError


def zero_rows(d_h: np.ndarray, z: np.ndarray) -> list[int]:
    """Return the rows of dL/dW1 that are zero for every x other than 0.

    Args:
        d_h: gradient of L with respect to the outputs of the gates, shape (h,).
        z: what came into the gates, shape (h,).

    Returns:
        The numbers of the rows, ascending.
    """
    # TODO
    raise NotImplementedError


def always_dead(W1: np.ndarray, X: np.ndarray) -> list[int]:
    """Return the units that are dead on every example.

    Args:
        W1: first weights, shape (h, d).
        X: the examples, one in each row, shape (n, d).

    Returns:
        The numbers of the units, ascending.
    """
    # TODO
    raise NotImplementedError


def zero_columns(h: np.ndarray) -> list[int]:
    """Return the columns of dL/dW2 that are zero for every d_o other than 0.

    Args:
        h: what came out of the gates, shape (h,).

    Returns:
        The numbers of the columns, ascending.
    """
    # TODO
    raise NotImplementedError
