"""Hyperbolic tangent: a slope that is read off the stored output.

The forward pass, given and not graded:

    def tanh(x):
        out = np.tanh(x)
        return out

The gradient from the output side is scaled by the slope of the curve, entry by entry:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_x         =  d tanh(x)/dx  x       d_out       |
    +----------------------------------------------------------+

You are given the stored output and not x. That is enough: the slope of tanh can be written with
the value of tanh itself. Start from tanh = sinh / cosh, whose derivative by the quotient rule is
(cosh^2 - sinh^2) / cosh^2, and divide it out.

Source: the note on the direction words of a computation graph, whose neuron ends in a tanh.

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
    [4 points] scales by the slope, found from the stored output
    [3 points] takes arrays of any shape
    [2 points] is right in the middle and at both ends of the curve
    [1 point] leaves its arguments unchanged
    10 points in all
"""

import numpy as np


def tanh_backward(d_out: float | np.ndarray, out: float | np.ndarray) -> float | np.ndarray:
    """Return the gradient of the input of tanh.

    Args:
        d_out: gradient of J with respect to tanh's output, a number or an array shaped like out.
        out: what the forward pass returned, so np.tanh(x); a number or an array of any shape.

    Returns:
        d_x, the gradient of tanh's input, of the shape of out.
    """
    # TODO
    raise NotImplementedError
