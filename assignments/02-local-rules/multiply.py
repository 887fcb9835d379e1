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
    [2 points] scales the incoming gradient by the other input
    [1 point] works when an input is 0
    [1 point] keeps the fraction when the inputs are whole numbers
    4 points in all
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
    # TODO
    raise NotImplementedError
