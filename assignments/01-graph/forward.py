r"""The forward pass: values flow from the leaves to the root, and some of them are kept.

First the smallest example, with plain numbers:

    d = a + b
    e = d * c

Then a network with one hidden layer and without a bias:

    z = W1 x                            what goes into the hidden units
    h = relu(z)                         what comes out of them
    o = W2 h                            the prediction
    L = half the sum of (o - y)^2       the loss
    s = lam/2 (sum of W1^2 + sum of W2^2)       the penalty, over all entries of both
    J = L + s                           the objective

    [x] ---\
            (*) --> [z] --> (relu) --> [h] --\
    [W1] --/                                  (*) --> [o] --> (loss, y) --> [L] --\
    [W2] ------------------------------------/                                     (+) --> [J]
                                                                                  /
    [W1], [W2] -----------------------------> (penalty, lam) ------------> [s] --/

W1 and W2 are one value each; they stand here twice because they are used twice.

A forward pass that is to be followed by a backward pass hands back what that pass will need. The
backward pass fills in gradients with the line

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

and changes no parameter: that is the optimiser's job. Knowing the graph is enough to know the
order in which gradients flow. The local gradients need stored values as well, but not all of
them: a sum keeps nothing, relu needs to know only where z was above 0. In this course we keep
z, h, o, L and s under these names. z has to stay as it was before relu, so h is a new array.

The penalty counts every weight of both matrices and no input. Mind the two halves, the one in
the loss and the one in the penalty: they will cancel the 2 of the squares.

The letters are those of the text named under Source. Sizes: x has d entries, z and h have h
entries, o and y have q.

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
    [2 points] tiny: the sum, then the product
    [3 points] z is kept as it was before relu
    [2 points] h is z above 0, and 0 elsewhere
    [2 points] o is W2 h
    [2 points] L is half the sum of the squared errors
    [2 points] s counts all weights of both layers
    [1 point] J is the loss and the penalty together
    [1 point] keeps fractions when the input holds whole numbers
    [1 point] leaves its arguments unchanged
    16 points in all
"""

import numpy as np


def tiny_forward(a: float, b: float, c: float) -> tuple[float, float]:
    """Return the sum and the product of e = (a + b) * c.

    Args:
        a: first input of the sum, a number.
        b: second input of the sum, a number.
        c: the factor, a number.

    Returns:
        (d, e), two numbers.
    """
    # TODO
    raise NotImplementedError


def mlp_forward(
    x: np.ndarray, W1: np.ndarray, W2: np.ndarray, y: np.ndarray, lam: float
) -> tuple[float, dict[str, np.ndarray | float]]:
    """Run the network with one hidden layer.

    Args:
        x: the input, shape (d,).
        W1: the weights of the hidden layer, shape (h, d).
        W2: the weights of the output layer, shape (q, h).
        y: the target, shape (q,).
        lam: the strength of the penalty, a number.

    Returns:
        (J, cache). J is a number. The cache is a dict with the keys z and h of shape (h,), o of
        shape (q,), and the numbers L and s.
    """
    # TODO
    raise NotImplementedError
