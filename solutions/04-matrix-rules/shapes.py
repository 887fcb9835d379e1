"""Shapes: the first check of every gradient.

J is one number, so dJ/dx has one entry for each entry of x. A gradient has the shape of what it
is the gradient of, always and exactly. If x is an n x m matrix, so is its gradient.

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |    shape of d_x = shape of x    shape of d_out = shape   |
    |                                 of the output            |
    +----------------------------------------------------------+

This catches a good part of all mistakes before a single number is looked at: a forgotten sum, a
missing transpose, a column where a vector belongs. NumPy will not catch them for you, because it
stretches shapes that do not match: (3,) minus (3, 1) is a table of nine numbers.

Write the check. `values` holds arrays and numbers by name, `grads` their gradients by the same
name with d_ in front:

    values = {"W": np.ones((2, 3)), "x": np.ones(3)}
    grads = {"d_W": np.ones((2, 3)), "d_x": np.ones((3, 1))}

Here the answer is ["x"]. A gradient that is not in `grads` counts as wrong. A number has the
shape (), and so has a NumPy scalar; an array with one entry has the shape (1,), which is another.

Source: exercise 1 of "Forward Propagation, Backward Propagation, and Computational Graphs" in
Dive into Deep Learning.

Conventions:

Graded:
"""

import numpy as np


def wrong_shapes(values: dict, grads: dict) -> list[str]:
    """Return the names whose gradient is missing or has another shape than the value.

    Args:
        values: name -> a number or an array of any shape.
        grads: "d_" + name -> a number or an array; some may be missing.

    Returns:
        A list of names of `values` (without the d_), in the order of `values`.
    """
    ### BEGIN SOLUTION
    return [
        name
        for name, value in values.items()
        if f"d_{name}" not in grads or np.shape(grads[f"d_{name}"]) != np.shape(value)
    ]
    ### END SOLUTION
