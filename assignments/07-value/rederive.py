"""The worked examples once more: your Value finds what the rules found by hand.

The backward passes of the neuron and of the two-layer network were written out rule by rule. Now
write the forward passes only, with Values, and call backward() once: the graph knows the rest.

The neuron is o = tanh(n) with n = (x1 * w1 + x2 * w2) + b. The inputs of the node n are the node
of the inner sum and b, and the letter d in front of a name means "gradient of the output with
respect to", as everywhere.

The network is z = W1 x, h = relu(z), o = W2 h, and L is half the sum of the squares of o - y.
It has no bias and no penalty. At every operation the same line holds:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_z         =   1 or 0 here  x        d_h        |
    +----------------------------------------------------------+

(the row is the one of relu). The class comes in as an argument called Value, so that the same
code runs on any engine. Numbers come in plain and go out plain: wrap what you want a gradient
for, and return `.data` and `.grad`. Use only +, * and the methods relu() and tanh(), which every
Value has; o - y with a plain y is o + (-y).

Source: exercise 6 and the worked network of "Forward Propagation, Backward Propagation, and
Computational Graphs" in Dive into Deep Learning; the neuron is the one of the note on the
direction words of a computation graph.

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
    [3 points] finds the neuron's output and its five gradients
    [4 points] finds the loss and all gradients of the network
    [2 points] lets nothing through a unit that is off
    [2 points] computes with the Value that is passed in
    11 points in all
"""


def neuron(Value: type, x1: float, w1: float, x2: float, w2: float, b: float) -> dict[str, float]:
    """Run the neuron forward and backward.

    Args:
        Value: the class to compute with.
        x1: first input, a number.
        w1: its weight, a number.
        x2: second input, a number.
        w2: its weight, a number.
        b: the bias, a number.

    Returns:
        A dict of plain numbers with the keys o, d_x1, d_w1, d_x2, d_w2 and d_b; d_... is the
        gradient of o.
    """
    # TODO
    raise NotImplementedError


def mlp(
    Value: type, x: list[float], W1: list[list[float]], W2: list[list[float]], y: list[float]
) -> dict[str, float | list]:
    """Run the two-layer network forward and backward.

    Args:
        Value: the class to compute with.
        x: d numbers.
        W1: h rows of d numbers.
        W2: q rows of h numbers.
        y: q numbers.

    Returns:
        A dict with L, a plain number, and the gradients of L as lists shaped like the lists they
        belong to: d_W2 (q rows of h), d_h (h), d_z (h) and d_W1 (h rows of d).
    """

    # TODO
    raise NotImplementedError
