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
    slope: float = p * float(x) ** (p - 1)
    return d_out * slope
