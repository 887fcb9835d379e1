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

Graded:
"""

import numpy as np


def dead_units(z: np.ndarray) -> list[int]:
    """Return the units that are dead on this example.

    Args:
        z: what came into the gates, shape (h,).

    Returns:
        The numbers of the units with z of 0 or below, ascending.
    """
    ### BEGIN SOLUTION
    return np.flatnonzero(z <= 0).tolist()
    ### END SOLUTION


def zero_rows(d_h: np.ndarray, z: np.ndarray) -> list[int]:
    """Return the rows of dL/dW1 that are zero for every x other than 0.

    Args:
        d_h: gradient of L with respect to the outputs of the gates, shape (h,).
        z: what came into the gates, shape (h,).

    Returns:
        The numbers of the rows, ascending.
    """
    ### BEGIN SOLUTION
    return np.flatnonzero((z <= 0) | (d_h == 0)).tolist()
    ### END SOLUTION


def always_dead(W1: np.ndarray, X: np.ndarray) -> list[int]:
    """Return the units that are dead on every example.

    Args:
        W1: first weights, shape (h, d).
        X: the examples, one in each row, shape (n, d).

    Returns:
        The numbers of the units, ascending.
    """
    ### BEGIN SOLUTION
    return np.flatnonzero((X @ W1.T <= 0).all(axis=0)).tolist()
    ### END SOLUTION


def zero_columns(h: np.ndarray) -> list[int]:
    """Return the columns of dL/dW2 that are zero for every d_o other than 0.

    Args:
        h: what came out of the gates, shape (h,).

    Returns:
        The numbers of the columns, ascending.
    """
    ### BEGIN SOLUTION
    return np.flatnonzero(h == 0).tolist()
    ### END SOLUTION
