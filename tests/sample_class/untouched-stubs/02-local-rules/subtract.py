"""Subtraction: a difference does not treat its two inputs alike.

The forward pass, given and not graded:

    def subtract(a, b):
        return a - b

The gradient arrives from the output side as d_out. For each input it is scaled by the local
gradient, the slope of the output against that input:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_a         =  d(a - b)/da   x       d_out       |
    |         d_b         =  d(a - b)/db   x       d_out       |
    +----------------------------------------------------------+

The order counts here, in the forward pass and in the answer: d_a first, then d_b.

Source: none of the two texts of this course has this rule; it is here for practice.

"""


def subtract_backward(d_out: float, a: float, b: float) -> tuple[float, float]:
    """Return the gradients of the two inputs of a - b.

    Args:
        d_out: gradient of J with respect to the difference, a number.
        a: the input that is subtracted from, a number.
        b: the input that is subtracted, a number.

    Returns:
        (d_a, d_b), two numbers.
    """
    # TODO
    raise NotImplementedError
