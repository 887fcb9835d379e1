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

Graded:
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
    ### BEGIN SOLUTION
    z = W1 @ x + b1
    h = np.clip(z, 0.0, None)
    o = W2 @ h
    L = 0.5 * np.sum((o - y) ** 2)
    squares = np.sum(W1**2) + np.sum(W2**2)
    s = 0.5 * lam * squares
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
    ### END SOLUTION


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
    ### BEGIN SOLUTION
    d_o = 1.0 * (cache["o"] - y)
    d_h = W2.T @ d_o
    d_z = d_h * (cache["z"] > 0)
    return {
        **dict.fromkeys(("d_L", "d_s"), 1.0),
        "d_o": d_o,
        "d_h": d_h,
        "d_z": d_z,
        "d_W2": np.outer(d_o, cache["h"]) + lam * W2,
        "d_W1": np.outer(d_z, x) + lam * W1,
        "d_b1": d_z.copy(),
    }
    ### END SOLUTION
