r"""Forks: one value, several uses.

The forward passes, given and not graded:

    def square_plus(x):
        return x * x + x

    def three_uses(x, u, v):
        return x * u + x * v + x

Count the uses of x before you compute anything. In x * x + x there are three: the product takes
x twice, as its left and as its right input, and the sum takes it once more.

    [x] --> left  \
    [x] --> right  (*) --> [p] --\
    [x] --------------------------(+) --> [y]      three arrows leave the one node x

For every use the rule of that operation gives one contribution, made from the gradient of the
operation's own output:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |   one share of d_x  =     dp/dx      x        d_p        |
    +----------------------------------------------------------+

and d_x is the sum of the contributions. An assignment in place of the sum keeps the last one and
loses the others. Check yourself with the derivative from school where you know it.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""


def square_plus_backward(d_out: float, x: float) -> float:
    """Return the gradient of the input of y = x * x + x.

    Args:
        d_out: gradient of J with respect to y, a number.
        x: the input, a number.

    Returns:
        d_x, a number.
    """
    ### BEGIN SOLUTION
    d_x = 1.0 * d_out  # the sum takes x as it is
    d_x += d_out * x  # the left input of the product is scaled by the right one
    d_x += d_out * x  # and the right one by the left one
    return d_x
    ### END SOLUTION


def three_uses_backward(d_out: float, x: float, u: float, v: float) -> tuple[float, float, float]:
    """Return the gradients of the three inputs of y = x * u + x * v + x.

    Args:
        d_out: gradient of J with respect to y, a number.
        x: the input that is used three times, a number.
        u: the factor of its first use, a number.
        v: the factor of its second use, a number.

    Returns:
        (d_x, d_u, d_v), three numbers.
    """
    ### BEGIN SOLUTION
    d_x = 1.0 * d_out
    d_x += d_out * u
    d_x += d_out * v
    d_u = d_v = 1.0 * d_out * x
    return d_x, d_u, d_v
    ### END SOLUTION
