"""The objective: where the backward pass begins.

The forward pass, given and not graded:

    def objective(L, s):
        J = L + s
        return J

L is the loss, s the penalty on the weights, and J is what training makes small. The two meet in
a sum, so the rule is one you know. It is the first step of every backward pass of this unit:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_L         =     dJ/dL      x       d_J         |
    |         d_s         =     dJ/ds      x       d_J         |
    +----------------------------------------------------------+

d_J is 1 when J itself is what we differentiate. It is something else when J is only a part of a
larger sum, for instance one of several objectives that are weighted and added.

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
    [2 points] sends the incoming gradient to the loss and to the penalty
    [1 point] takes every kind of number
    3 points in all
"""


def objective_backward(d_J: float) -> tuple[float, float]:
    """Return the gradients of the loss and of the penalty in J = L + s.

    Args:
        d_J: gradient of the final number with respect to J, a number.

    Returns:
        (d_L, d_s), two numbers.
    """
    # TODO
    raise NotImplementedError
