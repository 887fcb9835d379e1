"""Bug hunt: which of these backward functions are wrong?

You get an operation, several backward functions for it, and points at which to try them. Nothing
else is known: no formula, no example. Find the faulty ones with what you know about slopes.

A forward function takes one or more inputs, numbers or arrays, and returns a number or an array.
A backward function is called as

    backward(d_out, *inputs)

with d_out of the shape of the forward's result. It returns a tuple with one gradient for each
input, each of its input's shape; where there is only one input, that gradient alone. What it
computes is the same line as everywhere,

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |      its answer     =    in question x     your d_out    |
    +----------------------------------------------------------+

and that is a gradient of one number, J = sum of all entries of d_out * forward(*inputs). J you
can nudge.

A backward function is faulty if it is wrong on any of the given inputs, for any of its answers,
with any d_out. So choose a d_out with entries that differ, none of them 1. It is faulty too if an
answer has another shape than its input, however close the numbers look, or if it raises an
exception. Right ones are right to many digits, faulty ones are off by a hundredth or more of the
largest entry. No point is near a corner, where the slope from above and the one from below differ
and no difference quotient can judge a rule. All of them leave their arguments unchanged; do so
with the given inputs, too.

You may use your own functions here: `from numeric_gradient import numeric_gradient`. Where yours
is the reason for a wrong answer, the hidden tests put the course's in its place.

Source: none of the two texts of this course has this hunt; it is what one does with every new
rule.

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
    [3 points] finds the wrong rules of a product
    [2 points] looks at the answer for every input
    [3 points] tries every point, and asks for no more than it is given
    [3 points] tries a d_out that is not 1 and not the same everywhere
    [2 points] looks at every entry of a matrix
    [2 points] takes what has one input
    [2 points] counts another shape as wrong
    [2 points] counts one that raises as wrong, and goes on
    [2 points] judges small and large gradients by their own size
    [1 point] names none where all are right, and all where none is
    [1 point] leaves its arguments unchanged
    23 points in all
"""

from collections.abc import Callable

import numpy as np


def find_faulty(
    forward: Callable, candidates: dict[str, Callable], inputs: list[tuple]
) -> list[str]:
    """Return the names of the backward functions that are wrong.

    Args:
        forward: the operation, called as forward(*inputs).
        candidates: backward functions by name, called as backward(d_out, *inputs).
        inputs: points to try, each a tuple with the forward's inputs.

    Returns:
        The names of the faulty ones, in the order of candidates; an empty list if all are right.
    """
    # TODO
    raise NotImplementedError
