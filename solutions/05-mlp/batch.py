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

Graded:
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
    ### BEGIN SOLUTION
    d_O = 1.0 * (cache["O"] - Y)
    d_H = d_O @ W2
    d_Z = d_H * (cache["Z"] > 0)
    d_W2 = d_O.T @ cache["H"] + lam * W2
    d_W1 = d_Z.T @ X + lam * W1
    return {"d_O": d_O, "d_H": d_H, "d_Z": d_Z, "d_W2": d_W2, "d_W1": d_W1}
    ### END SOLUTION
