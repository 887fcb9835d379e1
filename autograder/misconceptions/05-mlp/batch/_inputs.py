"""Public inputs on which mistakes in batch are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, shown

GRAPH = {
    **{leaf: [] for leaf in ("X", "W1", "W2", "Y")},
    **{"Z": ["X", "W1"], "H": ["Z"], "O": ["H", "W2"]},
    **{"L": ["O", "Y"], "s": ["W1", "W2"], "J": ["L", "s"]},
}
OPS = {
    **{"Z": "X W1^T", "H": "relu", "O": "H W2^T"},
    **{"L": "1/2 |O-Y|^2", "s": "lam/2 |W|^2", "J": "+"},
}
PICTURE = Picture(GRAPH, OPS, ("X", "W1", "W2", "Y", ""), ("O", "H", "Z", "W2", "W1"), "")

X = [[1.5, -2.0, 0.5], [-1.0, 3.0, 2.5], [2.0, 0.0, -4.0], [0.5, 1.0, 3.0], [-2.5, 1.0, 0.5]]
W1 = [[2.0, 2.5, -2.0], [-1.0, -1.5, 0.5], [2.0, 0.0, 1.0], [3.0, 0.5, 0.25]]
W2 = [[-2.5, 1.0, 2.0, 1.5], [-3.0, 3.5, -2.0, -0.5]]
Y = [[1.0, 2.5], [-1.5, 0.5], [2.0, -3.0], [0.0, 1.0], [4.0, -0.5]]


def batch(X, W1, W2, Y, lam, dtype=float):
    """The arguments of batch_backward with what the forward pass stores."""
    X, Y = np.array(X, dtype=float), np.array(Y, dtype=float)
    W1, W2 = np.array(W1, dtype=dtype), np.array(W2, dtype=dtype)
    Z = X @ W1.T
    H = np.maximum(Z, 0.0)
    return X, W1, W2, Y, lam, {"Z": Z, "H": H, "O": H @ W2.T}


def entries(student):
    yield "five examples", student.batch_backward(*batch(X, W1, W2, Y, 0.3))
    yield "without a penalty", student.batch_backward(*batch(X, W1, W2, Y, 0.0))
    yield "one example", student.batch_backward(*batch(X[:1], W1, W2, Y[:1], 0.3))
    small = [row[:2] for row in X[:2]], [row[:2] for row in W1[:2]], [row[:2] for row in W2], Y[:2]
    yield "equal sizes", student.batch_backward(*batch(*small, 0.7))
    narrow = [row[:1] for row in Y]
    yield "one output", student.batch_backward(*batch(X, W1, W2[:1], narrow, 0.3))
    whole = [[2, 3], [-1, 4]], [[3, -2]], [[0.5], [1.5]]
    given = batch([[1.5, -0.5], [0.25, 2.0]], *whole, 3, int)
    yield "whole weights", student.batch_backward(*given)
    x, w1, w2, y, lam, cache = batch(X, W1, W2, Y, 0.3)
    kept = student.hold(cache)
    student.batch_backward(x, w1, w2, y, lam, kept)
    yield "the cache afterwards", kept.value


def smallest(student):
    for case in (
        ([[1]], [[1]], [[1]], [[0]], 0.0),
        ([[1]], [[1]], [[1]], [[2]], 0.0),
        ([[1]], [[2]], [[3]], [[1]], 2.0),
        ([[1]], [[-1]], [[2]], [[1]], 2.0),
        ([[1], [2]], [[2]], [[3]], [[1], [3]], 2.0),
        ([[1], [-2]], [[2]], [[3]], [[1], [3]], 2.0),
        ([[1], [0]], [[2]], [[3]], [[1], [3]], 2.0),
        ([[1, 2]], [[2, 1], [1, -3]], [[3, 1], [-2, 4]], [[1, 5]], 2.0),
        ([[1, 2], [3, 1]], [[2, 1], [1, -3]], [[3, 1], [-2, 4]], [[1, 5], [2, 1]], 2.0),
    ):
        given = batch(*case)
        names = zip(("X", "W1", "W2", "Y", "lam"), given, strict=False)
        told = ", ".join(f"{name} = {shown(value)}" for name, value in names)
        yield f"batch_backward of {told}", student.batch_backward(*given)
    given = batch([[0.5]], [[1]], [[1]], [[0.25]], 3, int)
    name = "batch_backward of X = [[0.5]], W1 = [[1]], W2 = [[1]], Y = [[0.25]], lam = 3"
    yield f"{name}, whole weights", student.batch_backward(*given)
    x, w1, w2, y, lam, cache = batch([[1]], [[1]], [[1]], [[3]], 0.0)
    kept = student.hold(cache)
    student.batch_backward(x, w1, w2, y, lam, kept)
    yield "the cache after batch_backward, where it was Z = H = O = [[1]] and Y = [[3]]", kept.value
