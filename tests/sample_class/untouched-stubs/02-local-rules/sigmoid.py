"""Sigmoid: another slope that is read off the stored output.

The forward pass, given and not graded:

    def sigmoid(x):
        out = 1.0 / (1.0 + np.exp(-x))
        return out

The gradient from the output side is scaled by the slope of the curve, entry by entry:

    +-----------------------------------------------------------+
    | downstream gradient = local gradient  x upstream gradient |
    |         d_x         = d sigmoid(x)/dx x       d_out       |
    +-----------------------------------------------------------+

You are given the stored output and not x. Differentiate 1 / (1 + e^-x), then look for out and
1 - out in the result.

Source: none of the two texts of this course has this rule; it is here for practice.

"""

import numpy as np


def sigmoid_backward(d_out: float | np.ndarray, out: float | np.ndarray) -> float | np.ndarray:
    """Return the gradient of the input of the sigmoid.

    Args:
        d_out: gradient of J with respect to the sigmoid's output, a number or an array shaped
            like out.
        out: what the forward pass returned, so 1 / (1 + exp(-x)); a number or an array of any
            shape.

    Returns:
        d_x, the gradient of the sigmoid's input, of the shape of out.
    """
    # TODO
    raise NotImplementedError
