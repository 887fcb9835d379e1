"""Public inputs on which mistakes in hidden_bias are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, shown

GRAPH = {
    **{leaf: [] for leaf in ("W1", "x", "b1", "W2", "y")},
    **{"W1 x": ["W1", "x"], "z": ["W1 x", "b1"], "h": ["z"], "o": ["W2", "h"]},
    **{"L": ["o", "y"], "s": ["W1", "W2"], "J": ["L", "s"]},
}
OPS = {
    **{"W1 x": "@", "z": "+", "h": "relu", "o": "@"},
    **{"L": "1/2 |o-y|^2", "s": "lam/2 |W|^2", "J": "+"},
}
SAVED = ("x", "W1", "b1", "W2", "y", "")
ANSWERS = ("L", "s", "o", "h", "z", "W2", "W1", "b1")
PICTURE = {"mlp_backward_bias": Picture(GRAPH, OPS, SAVED, ANSWERS, "")}

DRAWN = (
    [1.5, -2.0, 0.5],
    [[2.0, 2.5, -2.0], [-1.0, -1.5, 0.5], [2.0, 1.0, -4.0], [3.0, 0.5, 0.25]],
    [1.0, -0.5, 1.0, 2.5],
    [[-2.5, 1.0, 2.0, 1.5], [-3.0, 3.5, -2.0, -0.5]],
    [1.0, 2.5],
    0.3,
)
ONE_OUTPUT = ([1, 2], [[1, -1], [0, 1]], [3, -1], [[2, -1]], [0], 0.0)


def network(x, W1, b1, W2, y, lam, *, whole=False):
    """The arguments of both passes, the last one being the cache."""
    x, W1, b1, W2, y = (np.array(each, dtype=float) for each in (x, W1, b1, W2, y))
    z = W1 @ x + b1
    h = np.maximum(z, 0.0)
    o = W2 @ h
    loss = float(np.sum((o - y) ** 2)) / 2
    s = lam / 2 * float(np.sum(W1**2) + np.sum(W2**2))
    cache = {"z": z, "h": h, "o": o, "L": loss, "s": s}
    return x, W1, b1.astype(int) if whole else b1, W2, y, lam, cache


def entries(student):
    for name, numbers in (("drawn", DRAWN), ("worked", ONE_OUTPUT)):
        given = network(*numbers)
        yield f"forward, the {name} example", student.mlp_forward_bias(*given[:-1])
        yield f"backward, the {name} example", student.mlp_backward_bias(*given)
    shifted = (*DRAWN[:2], [2, -1, 1, 3], *DRAWN[3:])
    given = network(*shifted, whole=True)
    yield "forward, a whole bias", student.mlp_forward_bias(*given[:-1])
    yield "backward, a whole bias", student.mlp_backward_bias(*given)
    x, W1, b1, W2, y, lam, _ = network(*DRAWN)
    kept = student.hold(b1)
    student.mlp_forward_bias(x, W1, kept, W2, y, lam)
    yield "b1 afterwards", kept.value


def smallest(student):
    for case in (
        ([1], [[1]], [0], [[1]], [0], 0.0),
        ([1], [[1]], [2], [[1]], [0], 0.0),
        ([1], [[1]], [2], [[2]], [1], 2.0),
        ([1], [[1]], [-2], [[2]], [1], 2.0),
        ([1], [[1]], [-1], [[2]], [1], 2.0),
        ([1], [[1], [-2]], [2, 1], [[2, 3], [1, 4]], [1, 2], 2.0),
    ):
        given = network(*case)
        names = zip(("x", "W1", "b1", "W2", "y", "lam"), given, strict=False)
        told = ", ".join(f"{name} = {shown(value)}" for name, value in names)
        yield f"mlp_forward_bias of {told}", student.mlp_forward_bias(*given[:-1])
        yield f"mlp_backward_bias of {told}", student.mlp_backward_bias(*given)
    given = network([1], [[1]], [2], [[0.5]], [1], 2.0, whole=True)
    name = "mlp_backward_bias of x = [1], W1 = [[1]], b1 = [2], W2 = [[0.5]], y = [1], lam = 2"
    yield f"{name}, a whole bias", student.mlp_backward_bias(*given)
    x, W1, b1, W2, y, lam, _ = network([1], [[1]], [2], [[1]], [0], 0.0)
    kept = student.hold(b1)
    student.mlp_forward_bias(x, W1, kept, W2, y, lam)
    yield "b1 after mlp_forward_bias with W1 x = [1], where b1 was [2]", kept.value
