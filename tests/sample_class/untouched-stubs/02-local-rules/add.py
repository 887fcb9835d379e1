"""Addition: what a sum passes back to its two inputs.

The forward pass, given and not graded:

    def add(a, b):
        return a + b

Every rule of this unit has one form. The gradient arrives from the output side as d_out. For
each input it is scaled by the local gradient, the slope of the output against that input, and
the product is the gradient of the input:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_a         =  d(a + b)/da   x       d_out       |
    |         d_b         =  d(a + b)/db   x       d_out       |
    +----------------------------------------------------------+

Ask for each input on its own: if it grows a little and the other stays, how fast does the sum
grow? The rule needs the values a and b only if the answer depends on them. They are handed over
all the same, since every rule of this unit is called in the same way.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

"""


def add_backward(d_out: float, a: float, b: float) -> tuple[float, float]:
    """Return the gradients of the two inputs of a + b.

    Args:
        d_out: gradient of J with respect to the sum, a number.
        a: first input, a number.
        b: second input, a number.

    Returns:
        (d_a, d_b), two numbers.
    """
    # TODO
    raise NotImplementedError
