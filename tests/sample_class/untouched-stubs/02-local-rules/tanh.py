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
