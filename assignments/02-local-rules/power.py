"""A fixed power: one rule for squares, cubes, roots and reciprocals.

The forward pass, given and not graded:

    def power(x, p):
        return x**p

The gradient from the output side is scaled by the slope of the curve at x:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_x         =   d(x**p)/dx   x       d_out       |
    +----------------------------------------------------------+

p is a fixed number, like the 2 of a square or the -1 of a reciprocal, so it gets no gradient.
x is never 0 here, and it is negative only where p is a whole number, such as 3 or -1. So a way
through logarithms of x will not do.

Source: none of the two texts of this course has this rule; it is here for practice.

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
    [3 points] is right for whole and fractional powers of a positive x
    [2 points] is right for negative powers
    [2 points] works for a negative x when p is whole
    [1 point] is right for the powers 1 and 0
    8 points in all
"""


def power_backward(d_out: float, x: float, p: float) -> float:
    """Return the gradient of the base of x**p.

    Args:
        d_out: gradient of J with respect to x**p, a number.
        x: the base, a number other than 0, negative only with a whole p.
        p: the exponent, a fixed number.

    Returns:
        d_x, a number.
    """
    # TODO
    raise NotImplementedError
