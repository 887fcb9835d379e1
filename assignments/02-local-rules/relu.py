"""ReLU: a gate that passes a gradient or stops it.

The forward pass, given and not graded:

    def relu(z):
        return np.maximum(z, 0.0)

ReLU works on each entry of z alone, so its rule does too. At every entry the gradient from the
output side is scaled by the slope at that entry:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_z         =  d relu(z)/dz  x       d_out       |
    +----------------------------------------------------------+

Draw the curve: it is flat on one side of 0 and rises with slope 1 on the other. At the corner
itself there is no slope, and the course takes 0 there. Whether the gate is open depends on z
alone; the sign of d_out plays no part in it.

A gate that is shut passes nothing to the leaf side, whatever arrives from the output side. Keep
this in mind for the unit that was always off, in a later assignment.

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
    [4 points] passes the gradient only where z is above 0
    [2 points] takes plain numbers as well as arrays
    [2 points] keeps the shape of z
    [1 point] keeps the fraction when z holds whole numbers
    [1 point] leaves its arguments unchanged
    10 points in all
"""

import numpy as np


def relu_backward(d_out: float | np.ndarray, z: float | np.ndarray) -> float | np.ndarray:
    """Return the gradient of the input of relu(z).

    Args:
        d_out: gradient of J with respect to relu(z), a number or an array of the shape of z.
        z: the input of the forward pass, a number or an array of any shape.

    Returns:
        d_z, of the shape of z.
    """
    # TODO
    raise NotImplementedError
