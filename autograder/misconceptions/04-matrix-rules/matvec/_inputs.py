"""Public inputs on which mistakes in matvec are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, counted, text

PICTURE = Picture({"out": ["W", "x"]}, {"out": "@"}, ("W", "x"), ("W", "x"))

W = np.array([[-2.0, 1.0, 2.0, 1.5], [-3.0, 3.5, -2.5, -1.0]])
D_OUT, X = np.array([2.5, -1.5]), np.array([0.0, 4.0, -0.5, 2.0])


def entries(student):
    yield "two rows, four columns", student.matvec_backward(D_OUT, W, X)
    yield "four rows, two columns", student.matvec_backward(X, W.T, D_OUT)
    yield "a square matrix", student.matvec_backward(D_OUT, W[:, 1:3], X[1:3])
    yield "one row", student.matvec_backward(D_OUT[:1], W[:1], X)
    yield "one column", student.matvec_backward(D_OUT, W[:, :1], X[1:2])
    whole = np.array([[2, -3, 4], [5, 7, -6]]), np.array([3, -2, 5])
    yield "whole numbers", student.matvec_backward(np.array([0.5, -1.25]), *whole)
    held = [student.hold(each) for each in (D_OUT, W, X)]
    student.matvec_backward(*held)
    yield "d_out, W and x afterwards", tuple(each.value for each in held)


def smallest(student):
    for m, n in ((1, 1), (1, 2), (2, 1), (2, 2), (2, 3)):
        case = counted(2, m), counted(3, m, n), counted(5, n)
        yield text("matvec_backward", *case), student.matvec_backward(*case)
    case = np.array([0.5]), np.array([[1]]), np.array([3])
    yield "matvec_backward([0.5], [[1]], [3]), whole numbers", student.matvec_backward(*case)
    kept = student.hold(counted(3, 1, 1))
    student.matvec_backward(counted(2, 1), kept, counted(5, 1))
    yield "W after matvec_backward([2], W, [5]), where W was [[3]]", kept.value
