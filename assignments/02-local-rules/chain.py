"""Two rules in a row: the smallest backward pass.

The forward pass, given and not graded:

    def tiny(a, b, c):
        d = a + b
        e = d * c
        return e

A backward pass visits the operations from the output side to the leaf side. Each one takes the
gradient of its own output and hands gradients to its inputs, and what it hands over is d_out to
the operation before it:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_d         =     de/dd      x       d_out       |
    |         d_c         =     de/dc      x       d_out       |
    |         d_a         =     dd/da      x        d_d        |
    |         d_b         =     dd/db      x        d_d        |
    +----------------------------------------------------------+

Only a, b and c are saved; d is quickly computed again. At a = 2, b = 1, c = -3 with d_out = 1
the three answers are -3, -3 and 3, in the order of the inputs. The gradient of the sum node is
d_d, and it is no part of the answer.

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
    [3 points] brings the incoming gradient through both rules
    [1 point] works when c or the sum is 0
    [1 point] keeps the fraction when the inputs are whole numbers
    5 points in all
"""


def tiny_backward(d_out: float, a: float, b: float, c: float) -> tuple[float, float, float]:
    """Return the gradients of the three inputs of e = (a + b) * c.

    Args:
        d_out: gradient of J with respect to e, a number.
        a: first input of the sum, a number.
        b: second input of the sum, a number.
        c: the factor, a number.

    Returns:
        (d_a, d_b, d_c), three numbers.
    """
    # TODO
    raise NotImplementedError
