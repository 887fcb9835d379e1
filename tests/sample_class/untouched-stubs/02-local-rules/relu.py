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
