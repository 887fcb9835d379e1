"""The whole backward pass: every rule of the course on one network.

The forward pass, given and not graded; the cache is the dict of what it stores:

    z = W1 @ x                              h = relu(z)         o = W2 @ h
    L = 0.5 * np.sum((o - y) ** 2)          s = lam / 2 * (np.sum(W1**2) + np.sum(W2**2))
    J = L + s                               cache = {"z": z, "h": h, "o": o, "L": L, "s": s}

Five small functions hold one step each, and mlp_backward puts them together, from the output side
to the leaf side. At every step the same line holds:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_o         =     dL/do      x       d_L         |
    |         d_h         =     do/dh      x       d_o         |
    |         d_z         =     dh/dz      x       d_h         |
    +----------------------------------------------------------+

A weight has two consumers, its layer and the penalty, so its gradient is a sum of two parts: what
the layer's rule gives, and lam times the weight. The second part is there for every weight, also
for those of a unit that is off.

The worked example: x = [1, 2], W1 = [[1, -1], [0, 1]], W2 = [[2, -1]], y = [0], lam = 0. Then
z = [-1, 2], h = [0, 2], o = [-2], L = 2, and backward d_o = [-2], d_W2 = [[0, -4]],
d_h = [-4, 2], d_z = [0, 2], d_W1 = [[0, 0], [2, 4]]. Do not rest on it: with one output, a target
of 0 and no penalty, many a wrong pass gets all of these numbers right.

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
    [2 points] finds the gradient of the outputs
    [3 points] brings it back to the hidden units
    [3 points] passes it through the open gates only
    [3 points] finds the gradient of the second weights, from layer and penalty
    [3 points] finds the gradient of the first weights, dead units included
    [1 point] keeps the fraction when weights and inputs are whole numbers
    [4 points] puts the steps together for a whole network
    [1 point] leaves its arguments unchanged
    20 points in all
"""

import numpy as np


def output_gradient(o: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Return d_o, the gradient of J with respect to the outputs.

    Args:
        o: the outputs, shape (q,).
        y: the targets, shape (q,).

    Returns:
        d_o, shape (q,); dJ/dL is 1.
    """
    # TODO
    raise NotImplementedError


def hidden_gradient(d_o: np.ndarray, W2: np.ndarray) -> np.ndarray:
    """Return d_h, the gradient of J with respect to the hidden units' outputs.

    Args:
        d_o: gradient of J with respect to o, shape (q,).
        W2: the second layer's weights, shape (q, h).

    Returns:
        d_h, shape (h,).
    """
    # TODO
    raise NotImplementedError


def gate_gradient(d_h: np.ndarray, z: np.ndarray) -> np.ndarray:
    """Return d_z, the gradient of J with respect to what came into the gate.

    Args:
        d_h: gradient of J with respect to h = relu(z), shape (h,).
        z: what the forward pass stored before the gate, shape (h,).

    Returns:
        d_z, shape (h,).
    """
    # TODO
    raise NotImplementedError


def w2_gradient(d_o: np.ndarray, h: np.ndarray, W2: np.ndarray, lam: float) -> np.ndarray:
    """Return d_W2, from the layer and from the penalty.

    Args:
        d_o: gradient of J with respect to o, shape (q,).
        h: the second layer's inputs, shape (h,).
        W2: its weights, shape (q, h).
        lam: the strength of the penalty, a number.

    Returns:
        d_W2, shape (q, h).
    """
    # TODO
    raise NotImplementedError


def w1_gradient(d_z: np.ndarray, x: np.ndarray, W1: np.ndarray, lam: float) -> np.ndarray:
    """Return d_W1, from the layer and from the penalty.

    Args:
        d_z: gradient of J with respect to z, shape (h,).
        x: the first layer's inputs, shape (d,).
        W1: its weights, shape (h, d).
        lam: the strength of the penalty, a number.

    Returns:
        d_W1, shape (h, d).
    """
    # TODO
    raise NotImplementedError


def mlp_backward(
    x: np.ndarray, W1: np.ndarray, W2: np.ndarray, y: np.ndarray, lam: float, cache: dict
) -> dict:
    """Return all gradients of J for one example.

    Args:
        x: the input, shape (d,).
        W1: first weights, shape (h, d).
        W2: second weights, shape (q, h).
        y: the targets, shape (q,).
        lam: the strength of the penalty, a number.
        cache: what the forward pass stored, the keys z, h, o, L and s.

    Returns:
        A dict with the keys d_L and d_s (both are 1), d_o, d_h, d_z, d_W2 and d_W1.
    """
    # TODO
    raise NotImplementedError
