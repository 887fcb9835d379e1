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
    [3 points] finds every gradient of another shape, and only those
    [3 points] does not take a stretched shape for a right one
    [2 points] counts a missing gradient as wrong
    [1 point] takes plain numbers and whole numbers
    [1 point] leaves both dicts unchanged
    10 points in all
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
    # TODO
    raise NotImplementedError
