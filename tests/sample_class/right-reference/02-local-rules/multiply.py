"""Multiplication: why a product has to remember its inputs.

The forward pass, given and not graded:

    def multiply(a, b):
        return a * b

The gradient arrives from the output side as d_out. For each input it is scaled by the local
gradient, the slope of the output against that input:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_a         =  d(a * b)/da   x       d_out       |
    |         d_b         =  d(a * b)/db   x       d_out       |
    +----------------------------------------------------------+

Hold b still and move a: the product moves b times as fast. So these slopes depend on the values
of the forward pass, and a program that runs backward has to keep them until now. Either input
may be 0.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

"""


def multiply_backward(d_out: float, a: float, b: float) -> tuple[float, float]:
    """Return the gradients of the two inputs of a * b.

    Args:
        d_out: gradient of J with respect to the product, a number.
        a: first input, a number, possibly 0.
        b: second input, a number, possibly 0.

    Returns:
        (d_a, d_b), two numbers.
    """
    return 1.0 * d_out * b, 1.0 * d_out * a
