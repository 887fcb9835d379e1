"""A batch: all examples in one pass.

Each row of X is an example, and each row of Y its targets. The forward pass, given and not
graded; the cache is the dict of what it stores:

    Z = X @ W1.T        H = relu(Z)         O = H @ W2.T
    L = 0.5 * np.sum((O - Y) ** 2)          s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    J = L + s                               cache = {"Z": Z, "H": H, "O": O}

The vectors of a single example have become rows, so W @ x is now X @ W.T, and the rule is that of
a product of two matrices. The loss is a sum over the examples, not a mean.

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_O         =     dL/dO      x        1          |
    |         d_H         =     dO/dH      x       d_O         |
    |         d_Z         =     dH/dZ      x       d_H         |
    +----------------------------------------------------------+

All examples use the same weights. What comes back to a weight from the examples is added up, and
a matrix product does that by itself. The penalty belongs to the weights and not to an example: it
counts once, however many examples there are.

Source: none of the two texts of this course has this pass; it is here because batches are what
one trains on.

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
    [2 points] finds the gradient of every output
    [3 points] brings it back to the hidden units of every example
    [3 points] passes it through each example's own gates
    [3 points] gathers the second weights' gradient from all examples
    [3 points] gathers the first weights' gradient from all examples
    [3 points] keeps the shapes, whatever the four sizes are
    [1 point] keeps the fraction when the weights are whole numbers
    [1 point] leaves its arguments unchanged
    19 points in all
"""

import numpy as np


def batch_backward(
    X: np.ndarray, W1: np.ndarray, W2: np.ndarray, Y: np.ndarray, lam: float, cache: dict
) -> dict:
    """Return all gradients of J for a batch.

    Args:
        X: the examples, shape (n, d).
        W1: first weights, shape (h, d).
        W2: second weights, shape (q, h).
        Y: the targets, shape (n, q).
        lam: the strength of the penalty, a number.
        cache: what the forward pass stored, the keys Z (n, h), H (n, h) and O (n, q).

    Returns:
        A dict with the keys d_O (n, q), d_H (n, h), d_Z (n, h), d_W2 (q, h) and d_W1 (h, d).
    """
    # TODO
    raise NotImplementedError
