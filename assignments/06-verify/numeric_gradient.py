"""Numeric gradients: nudge every entry and see how far the result moves.

A gradient says how much faster than an entry the result grows. So it can be measured without any
rule: move one entry of x up by a small step eps, then down by as much, and divide the difference
of the two results by the way between them,

    slope of one entry = (f(x with it up by eps) - f(x with it down by eps)) / (2 * eps)

with all other entries where they were. This is the central difference. The one-sided one, which
takes f(x) for the second value, is off by about eps, the central one by about eps squared: for
x**3 at 2 with eps = 0.5 the slope is 12, and they find 15.25 and 12.25.

A numeric gradient costs two runs of f for every entry, where a backward pass costs about as much
as one or two runs in all. That is why it checks gradients and does not replace them:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |        by rule      =  a formula     x   from behind     |
    |      by nudging     =     nothing but runs of f          |
    +----------------------------------------------------------+

On a corner the central difference is the mean of the two slopes. For relu at 0 it says 1/2, and
the course's rule says 0: neither is a mistake. So a check keeps away from corners.

Two gradients are compared by their relative error: the largest absolute difference of two
entries, divided by the largest absolute value in either of the two. Two gradients of zeros have
the relative error 0. Below 1e-6 a rule is very likely right, above 1e-3 it is wrong.

Source: none of the two texts of this course has this check; it is here because everyone who
writes a rule needs a judge that does not know the rule.

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
    [3 points] takes the central difference of a number
    [3 points] moves one entry at a time
    [2 points] keeps the shape of its argument, also for f
    [2 points] takes steps of 1e-6 where none are given
    [1 point] says of a corner what the formula says
    [2 points] moves whole numbers by less than 1
    [4 points] takes the largest difference as a share of the largest entry
    [2 points] gives 0 for zeros, and 1 for zeros and anything else
    [1 point] leaves its arguments unchanged
    20 points in all
"""

from collections.abc import Callable

import numpy as np


def numeric_gradient(
    f: Callable[[np.ndarray], float], x: np.ndarray, eps: float = 1e-6
) -> np.ndarray:
    """Return the gradient of f at x by central differences.

    Args:
        f: a function of one argument of x's shape, with a number as its result.
        x: where to take the gradient, a number or an array of any shape; it may hold whole
            numbers.
        eps: the step, a number above 0.

    Returns:
        An array of x's shape, or a number where x is one: exactly what the formula says for this
        eps, not what the slope ought to be.
    """
    # TODO
    raise NotImplementedError


def relative_error(got: np.ndarray, want: np.ndarray) -> float:
    """Return by how much two gradients differ, as a share of their size.

    Args:
        got: one gradient, a number or an array.
        want: the other, of the same shape.

    Returns:
        The largest absolute difference of two entries over the largest absolute value in either;
        0 where both hold zeros only.
    """
    # TODO
    raise NotImplementedError
