"""Public inputs on which mistakes in autograd are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, shown

GRAPH = {
    **{leaf: [] for leaf in ("W1", "x", "W2", "y")},
    **{"z": ["W1", "x"], "h": ["z"], "o": ["W2", "h"], "L": ["o", "y"]},
}
OPS = {"z": "@", "h": "relu", "o": "@", "L": "1/2 |o-y|^2"}
PICTURE = Picture(GRAPH, OPS, ("x", "W1", "W2", "y"), ("W2", "h", "z", "W1"), "")

WORKED = ([1, 2], [[1, -1], [0, 1]], [[2, -1]], [0])
DRAWN = (
    [1.5, -2.0, 0.5],
    [[2.0, 2.5, -2.0], [-1.0, -1.5, 0.5], [2.0, 1.0, -4.0], [3.0, 0.5, 0.25]],
    [[-2.5, 1.0, 2.0, 1.5], [-3.0, 3.5, -2.0, -0.5]],
    [1.0, 2.5],
)
AUDITED = (
    [1, -2, -1],
    [[2, 2, -2], [-1, -1, 0], [2, 2, -1], [2, 0, 0]],
    [[-2, 1, 2, 1], [-3, 3, -2, -1]],
    [1, 2],
)
ONE_OUTPUT = ([1.5, -0.5], [[2.0, 1.0], [-1.0, 3.0], [0.5, -2.5]], [[-2.5, 1.5, 3.0]], [0.75])


def floats(case):
    return [np.array(each, dtype=float) for each in case]


def entries(student):
    named = {"worked": WORKED, "audited": AUDITED, "drawn": DRAWN, "single output": ONE_OUTPUT}
    for name, case in named.items():
        yield f"the {name} example", student.autograd_gradients(*floats(case))
    whole = ([2, 3], [[1, 2], [3, -4], [5, 1]], [[2, 3, -1], [-4, 5, 2]], [7, -3])
    yield "whole numbers", student.autograd_gradients(*map(np.array, whole))
    x, W1, W2, y = floats(ONE_OUTPUT)
    kept = student.hold(y)
    student.autograd_gradients(x, W1, W2, kept)
    yield "y afterwards", kept.value


def smallest(student):
    for case in (
        ([1], [[1]], [[1]], [0]),
        ([2], [[1]], [[3]], [1]),
        ([1], [[-1]], [[2]], [1]),
        ([1], [[0]], [[2]], [1]),
        ([1], [[1]], [[1], [2]], [0, 1]),
        ([1, 2], [[1, -1], [0, 1]], [[2, -1]], [0]),
        ([1, 2], [[1, -1], [0, 1]], [[2, -1], [1, 3]], [0, 1]),
    ):
        yield told(case), student.autograd_gradients(*floats(case))
    case = ([2], [[1]], [[3]], [1])
    yield f"{told(case)}, whole numbers", student.autograd_gradients(*map(np.array, case))
    x, W1, W2, y = floats(case)
    kept = student.hold(y)
    student.autograd_gradients(x, W1, W2, kept)
    yield "y after autograd_gradients([2], [[1]], [[3]], y), where y was [1]", kept.value


def told(case):
    return f"autograd_gradients({', '.join(shown(each) for each in case)})"
