"""Public inputs on which mistakes in backward are told apart; lam is 0.3 where it matters."""

import numpy as np

from autograder.diagnose.cases import Picture, counted, shown, text

LAYERS = {"z": ["W1", "x"], "h": ["z"], "o": ["W2", "h"], "L": ["o", "y"], "s": ["W1", "W2"]}
LEAVES = {"x": [], "W1": [], "W2": [], "y": []}
OPS = {"z": "@", "h": "relu", "o": "@", "L": "1/2 |o-y|^2", "s": "lam/2 |W|^2", "J": "+"}
ALL = ("L", "s", "o", "h", "z", "W2", "W1")
PICTURE = {
    "output_gradient": Picture({"o": [], "y": [], "L": ["o", "y"]}, OPS, ("o", "y"), ("o",), ""),
    "hidden_gradient": Picture({"W2": [], "h": [], "o": ["W2", "h"]}, OPS, ("W2",), ("h",), "o"),
    "gate_gradient": Picture({"z": [], "h": ["z"]}, OPS, ("z",), ("z",), "h"),
    "w2_gradient": Picture(
        {"W2": [], "h": [], "o": ["W2", "h"], "s": ["W2"]}, OPS, ("h", "W2", ""), ("W2",), "o"
    ),
    "w1_gradient": Picture(
        {"W1": [], "x": [], "z": ["W1", "x"], "s": ["W1"]}, OPS, ("x", "W1", ""), ("W1",), "z"
    ),
    "mlp_backward": Picture(
        {**LEAVES, **LAYERS, "J": ["L", "s"]}, OPS, ("x", "W1", "W2", "y", ""), ALL, ""
    ),
}

WORKED = ([1, 2], [[1, -1], [0, 1]], [[2, -1]], [0], 0.0)
AUDITED = (
    [1, -2, -1],
    [[2, 2, -2], [-1, -1, 0], [2, 2, -1], [2, 0, 0]],
    [[-2, 1, 2, 1], [-3, 3, -2, -1]],
    [1, 2],
    0.5,
)
DRAWN = (
    [1.5, -2.0, 0.5],
    [[2.0, 2.5, -2.0], [-1.0, -1.5, 0.5], [2.0, 1.0, -4.0], [3.0, 0.5, 0.25]],
    [[-2.5, 1.0, 2.0, 1.5], [-3.0, 3.5, -2.0, -0.5]],
    [1.0, 2.5],
    0.3,
)
# All sizes equal, where a wrong transpose or tensor raises nothing; unit 0 is live, unit 1 dead.
SQUARE = ([1.5, -2.0], [[2.0, -1.0], [0.5, 3.0]], [[-2.5, 1.5], [0.5, 4.0]], [1.0, -3.0], 0.3)


def network(x, W1, W2, y, lam):
    """The arguments of mlp_backward with what the forward pass stores."""
    x, W1, W2, y = (np.array(each, dtype=float) for each in (x, W1, W2, y))
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    squares = float(np.sum(W1**2) + np.sum(W2**2))
    loss = float(np.sum((o - y) ** 2)) / 2
    return x, W1, W2, y, lam, {"z": z, "h": h, "o": o, "L": loss, "s": lam / 2 * squares}


def entries(student):
    x, W1, W2, y, lam, cache = network(*DRAWN)
    d_o, d_h, z = np.array([2.5, -1.5]), np.array([-1.5, 2.0, 6.5, 3.0]), np.array([2, 0, -1, 0.5])
    yield "output_gradient of two outputs", student.output_gradient(cache["o"], y)
    yield "output_gradient of one output", student.output_gradient(cache["o"][:1], y[:1])
    yield "hidden_gradient", student.hidden_gradient(d_o, W2)
    yield "hidden_gradient, square", student.hidden_gradient(d_o, W2[:, :2])
    yield "gate_gradient", student.gate_gradient(d_h, z)
    yield "w2_gradient", student.w2_gradient(d_o, cache["h"], W2, lam)
    yield "w2_gradient, square", student.w2_gradient(d_o, np.array([0.5, 3.0]), W2[:, :2], lam)
    d_z = np.array([0.0, 2.0, 0.0, -3.5])
    yield "w1_gradient", student.w1_gradient(d_z, x, W1, lam)
    yield "w1_gradient, square", student.w1_gradient(d_z[1:], x, W1[1:], lam)
    yield "w1_gradient, lam = 0", student.w1_gradient(d_z, x, W1, 0.0)
    whole = np.array([[2, -3], [5, 7]])
    yield "whole weights, second", student.w2_gradient(d_o, np.array([3, 4]), whole, 3)
    yield "whole weights, first", student.w1_gradient(d_o, np.array([3, 4]), whole, 3)
    for name, numbers in (("worked", WORKED), ("audited", AUDITED), ("drawn", DRAWN)):
        yield f"mlp_backward, the {name} example", student.mlp_backward(*network(*numbers))
    yield "mlp_backward, equal sizes", student.mlp_backward(*network(*SQUARE))
    one = ([1.5], [[2.0]], [[-0.5]], [3.0], 0.3)
    yield "mlp_backward, one unit", student.mlp_backward(*network(*one))
    held = student.hold(W2), student.hold(W1)
    student.w2_gradient(d_o, cache["h"], held[0], lam)
    student.w1_gradient(d_z, x, held[1], lam)
    yield "the weights afterwards", tuple(each.value for each in held)
    kept = student.hold(d_h)
    student.gate_gradient(kept, z)
    yield "d_h afterwards", kept.value


def smallest(student):
    for o, y in (([1], [0]), ([3], [1]), ([3, 1], [1, 2])):
        case = np.array(o, float), np.array(y, float)
        yield text("output_gradient", *case), student.output_gradient(*case)
    for q, h in ((1, 1), (1, 2), (2, 1), (2, 2)):
        case = counted(2, q), counted(3, q, h)
        yield text("hidden_gradient", *case), student.hidden_gradient(*case)
    for d_h, z in (([2], [3]), ([2], [-1]), ([-2], [3]), ([2], [0])):
        case = np.array(d_h, float), np.array(z, float)
        yield text("gate_gradient", *case), student.gate_gradient(*case)
    for name in ("w2_gradient", "w1_gradient"):
        call = getattr(student, name)
        for rows, columns, lam in ((1, 1, 0), (1, 1, 3), (1, 2, 3), (2, 1, 3), (2, 2, 3)):
            case = counted(2, rows), counted(3, columns), counted(5, rows, columns), float(lam)
            yield text(name, *case), call(*case)
        case = np.array([0.0]), np.array([2.0]), np.array([[5.0]]), 3.0
        yield text(name, *case), call(*case)
        case = np.array([0.5]), np.array([1]), np.array([[1]]), 3
        yield f"{text(name, *case)}, whole numbers", call(*case)
    for case in (
        ([1], [[1]], [[1]], [0], 0.0),
        ([1], [[2]], [[3]], [1], 2.0),
        ([1], [[-1]], [[2]], [1], 2.0),
        ([1], [[1], [-2]], [[2, 3]], [1], 2.0),
        WORKED,
        ([1, 2], [[1, -1], [3, 1]], [[2, -1], [4, 5]], [1, 2], 2.0),
        AUDITED,
    ):
        given = network(*case)
        yield f"mlp_backward of {told(*given[:5])}", student.mlp_backward(*given)
    kept = student.hold(np.array([[5.0]]))
    student.w2_gradient(np.array([2.0]), np.array([3.0]), kept, 3.0)
    yield "W2 after w2_gradient([2], [3], W2, 3), where W2 was [[5]]", kept.value
    kept = student.hold(np.array([2.0]))
    student.gate_gradient(kept, np.array([-1.0]))
    yield "d_h after gate_gradient(d_h, [-1]), where d_h was [2]", kept.value


def told(*values):
    """The arguments by name, the cache left out."""
    names = ("x", "W1", "W2", "y", "lam")
    return ", ".join(f"{name} = {shown(each)}" for name, each in zip(names, values, strict=True))
