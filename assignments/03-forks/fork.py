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
    [4 points] x * x + x: adds up what all uses contribute
    [1 point] x * x + x: is right at 0 and where the slope is 0
    [3 points] three uses: adds up what reaches x
    [2 points] three uses: each factor is scaled by x
    [1 point] keeps the fraction when the inputs are whole numbers
    11 points in all
"""


def square_plus_backward(d_out: float, x: float) -> float:
    """Return the gradient of the input of y = x * x + x.

    Args:
        d_out: gradient of J with respect to y, a number.
        x: the input, a number.

    Returns:
        d_x, a number.
    """
    # TODO
    raise NotImplementedError


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
    # TODO
    raise NotImplementedError
