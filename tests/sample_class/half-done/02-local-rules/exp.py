"""Exponential: the output is the slope.

The forward pass, given and not graded:

    def exp(x):
        out = np.exp(x)
        return out

The gradient from the output side is scaled by the slope of the curve, entry by entry:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_x         =  d exp(x)/dx   x       d_out       |
    +----------------------------------------------------------+

You are given the stored output and not x. This is the one curve whose height is its slope.

Source: none of the two texts of this course has this rule; it is here for practice.

"""

import numpy as np


def exp_backward(d_out: float | np.ndarray, out: float | np.ndarray) -> float | np.ndarray:
    """Return the gradient of the input of exp.

    Args:
        d_out: gradient of J with respect to exp's output, a number or an array shaped like out.
        out: what the forward pass returned, so np.exp(x); a number or an array of any shape.

    Returns:
        d_x, the gradient of exp's input, of the shape of out.
    """
    # TODO
    raise NotImplementedError
