"""The entry-by-entry product, called Hadamard product.

The forward pass, given and not graded:

    def hadamard(a, b):
        return a * b

a and b have equal shapes, and entry i of the result is made of a[i] and b[i] alone. So the rule
of the product of two numbers holds at every entry, and no entry has to do with another one:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |       d_a[i]        =      b[i]      x     d_out[i]      |
    |       d_b[i]        =      a[i]      x     d_out[i]      |
    +----------------------------------------------------------+

In texts the sign is a circle with a dot, and a gate is the most common case of it: relu passes
d_out times a mask of ones and zeros, entry by entry. In NumPy * is this product and @ is the
product of matrices; for square matrices both run, and only one of them is right.

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
    [4 points] scales each entry by the other input's entry
    [3 points] takes arrays of any shape
    [2 points] stays right where entries are 0 or whole numbers
    [1 point] leaves its arguments unchanged
    10 points in all
"""

import numpy as np


def hadamard_backward(
    d_out: np.ndarray, a: np.ndarray, b: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Return the gradients of the two inputs of a * b.

    Args:
        d_out: gradient of J with respect to a * b, an array of the shape of a and b.
        a: first input, an array of any shape.
        b: second input, of the same shape; entries of both may be 0.

    Returns:
        (d_a, d_b), both of that shape.
    """
    # TODO
    raise NotImplementedError
