"""Public inputs on which mistakes in l2_penalty are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, text

PICTURE = Picture({"s": ["W"]}, {"s": "lam/2 |W|^2"}, ("W", ""), ("W",), "s")

W = np.array([[2.0, -1.0, 0.0], [4.5, 0.5, -3.0]])


def entries(student):
    for d_out, lam in ((1.0, 0.3), (-2.5, 0.3), (1.75, 0.7), (1.5, 0.0), (2.0, 1.0)):
        name = f"a matrix, d_out = {d_out:g}, lam = {lam:g}"
        yield name, student.l2_penalty_backward(d_out, W, lam)
    yield "a vector", student.l2_penalty_backward(-2.5, W[0], 0.3)
    yield "three axes", student.l2_penalty_backward(-2.5, W.reshape(1, 3, 2), 0.3)
    yield "one weight", student.l2_penalty_backward(-2.5, W[:1, :1], 0.3)
    yield "whole numbers", student.l2_penalty_backward(0.375, np.array([[2, -3], [5, 7]]), 3)
    kept = student.hold(W[:, :2])
    student.l2_penalty_backward(-2.5, kept, 0.3)
    yield "W afterwards", kept.value


def smallest(student):
    for d_out, weights, lam in ((1, [[1]], 3), (2, [[-2]], 3), (1, [[2, 1]], 3), (1, [1], 3)):
        case = float(d_out), np.array(weights, float), float(lam)
        yield text("l2_penalty_backward", *case), student.l2_penalty_backward(*case)
    whole = student.l2_penalty_backward(0.5, np.array([[1]]), 3)
    yield "l2_penalty_backward(0.5, [[1]], 3), whole numbers", whole
    kept = student.hold(np.array([[2.0]]))
    student.l2_penalty_backward(1.0, kept, 3.0)
    yield "W after l2_penalty_backward(1, W, 3), where W was [[2]]", kept.value
