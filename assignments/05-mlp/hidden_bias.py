"""A bias in the hidden layer: one more leaf, forward and backward.

The network gets a bias b1 in its first layer, and you write both passes:

    z = W1 @ x + b1        h = relu(z)         o = W2 @ h
    L = half the sum of squares of o - y
    s = lam / 2 times (sum of squares of W1 + sum of squares of W2), without the bias
    J = L + s

The new node is a sum, and each entry of b1 is used once:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |        d_b1         =    dz/db1      x       d_z         |
    +----------------------------------------------------------+

The bias is not penalised: it shifts the gate, and pulling it to 0 would serve no purpose. So s
does not see it, and neither does lam see its gradient.

The forward pass stores what the backward pass needs. Keep z as it was before relu: the gate is
decided by it.

Source: exercise 2 of "Forward Propagation, Backward Propagation, and Computational Graphs" in
Dive into Deep Learning.

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
    [3 points] stores what the layers and the gate make
    [3 points] adds up the objective from loss and penalty
    [3 points] finds the gradient of the bias
    [4 points] finds all other gradients
    [1 point] keeps the fraction when bias and inputs are whole numbers
    [1 point] leaves its arguments unchanged
    15 points in all
"""

import numpy as np


def mlp_forward_bias(
    x: np.ndarray, W1: np.ndarray, b1: np.ndarray, W2: np.ndarray, y: np.ndarray, lam: float
) -> tuple[float, dict]:
    """Run the forward pass.

    Args:
        x: the input, shape (d,).
        W1: first weights, shape (h, d).
        b1: first bias, shape (h,).
        W2: second weights, shape (q, h).
        y: the targets, shape (q,).
        lam: the strength of the penalty, a number.

    Returns:
        (J, cache): a number, and a dict with the keys z, h, o, L and s.
    """
    # TODO
    raise NotImplementedError


def mlp_backward_bias(
    x: np.ndarray,
    W1: np.ndarray,
    b1: np.ndarray,
    W2: np.ndarray,
    y: np.ndarray,
    lam: float,
    cache: dict,
) -> dict:
    """Return all gradients of J for one example.

    Args:
        x: the input, shape (d,).
        W1: first weights, shape (h, d).
        b1: first bias, shape (h,).
        W2: second weights, shape (q, h).
        y: the targets, shape (q,).
        lam: the strength of the penalty, a number.
        cache: what the forward pass stored, the keys z, h, o, L and s.

    Returns:
        A dict with the keys d_L and d_s (both are 1), d_o, d_h, d_z, d_W2, d_W1 and d_b1.
    """
    # TODO
    raise NotImplementedError
