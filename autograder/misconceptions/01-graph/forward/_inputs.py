"""Public inputs on which mistakes in forward are told apart."""

import numpy as np

from autograder.diagnose.cases import numbers, text

X = np.array([1.5, -2.0, 0.5])
W1 = np.array([[2.0, 1.0, -1.0], [-1.0, -2.5, 0.5], [4.0, 3.0, 0.0], [0.5, 0.25, 2.0]])
W2 = np.array([[1.5, -2.0, 3.0, -1.0], [0.5, 2.5, -1.5, 4.0]])
Y = np.array([-3.0, 2.0])
WHOLE = np.array([3, -2, 1])


def entries(student):
    yield "the whole network", student.mlp_forward(X, W1, W2, Y, 0.3)
    yield "no penalty", student.mlp_forward(X, W1, W2, Y, 0.0)
    yield "one output", student.mlp_forward(X[::-1].copy(), W1, W2[:1], Y[:1], 0.7)
    yield "whole numbers in x", student.mlp_forward(WHOLE, W1, W2, Y, 0.3)
    for point in ((2.0, 1.0, -3.0), (-4.0, 2.5, 1.5), (3.0, -3.0, 0.5)):
        yield text("tiny_forward", *point), student.tiny_forward(*point)
    kept = [student.hold(each) for each in (X, W1, W2, Y)]
    student.mlp_forward(*kept, 0.3)
    yield "the arguments afterwards", [each.value for each in kept]


def smallest(student):
    for point in numbers(2):
        yield text("tiny_forward", *point), student.tiny_forward(*point)
    for w1, w2, y, lam in (
        *((1.0, 1.0, 0.0, 0.0), (1.0, 1.0, 1.0, 0.0), (1.0, 3.0, 1.0, 0.0), (-1.0, 1.0, 0.0, 0.0)),
        *((1.0, 1.0, 0.0, 1.0), (1.0, 2.0, 0.0, 1.0), (-1.0, 1.0, 0.0, 2.0), (2.0, 0.0, 0.0, 2.0)),
        (0.5, 1.0, 0.0, 0.0),
    ):
        args = [np.array([1.0]), np.array([[w1]]), np.array([[w2]]), np.array([y]), lam]
        yield text("mlp_forward", *args), student.mlp_forward(*args)
    args = [np.array([1.0]), np.array([[1.0]]), np.array([[1.0], [1.0]]), np.array([0.0, 0.0]), 0.0]
    yield text("mlp_forward", *args), student.mlp_forward(*args)
    args = [np.array([1]), np.array([[0.5]]), np.array([[1.0]]), np.array([0.0]), 0.0]
    yield text("mlp_forward", *args) + ", x whole", student.mlp_forward(*args)
    args = [np.array([1.0]), np.array([[2.0]]), np.array([[3.0]]), np.array([1.0])]
    kept = [student.hold(each) for each in args]
    student.mlp_forward(*kept, 0.0)
    called = text("mlp_forward", *args, 0.0)
    yield f"the arguments after {called}", [each.value for each in kept]
