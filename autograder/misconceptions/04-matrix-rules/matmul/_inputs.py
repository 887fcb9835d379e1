"""Public inputs on which mistakes in matmul are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, counted, text

PICTURE = Picture({"out": ["A", "B"]}, {"out": "@"}, ("A", "B"), ("A", "B"))

A = np.array([[2.0, -1.5, 0.5], [0.0, 3.0, -4.0]])
B = np.array([[1.5, -2.0, 0.5, 3.5], [-1.0, 2.5, 4.0, -3.0], [5.0, 0.0, -2.5, 1.0]])
D_OUT = np.array([[2.5, -1.0, 0.5, 3.0], [-4.5, 2.0, 1.5, -3.5]])


def entries(student):
    yield "(2, 3) times (3, 4)", student.matmul_backward(D_OUT, A, B)
    yield "(4, 3) times (3, 2)", student.matmul_backward(D_OUT.T, B.T, A.T)
    square = D_OUT[:, :2], A[:, :2], B[:2, 1:3]
    yield "square matrices", student.matmul_backward(*square)
    yield "(2, 2) times (2, 4)", student.matmul_backward(D_OUT, A[:, 1:], B[1:])
    yield "(2, 3) times (3, 3)", student.matmul_backward(D_OUT[:, :3], A, B[:, :3])
    yield "one row", student.matmul_backward(D_OUT[:1], A[:1], B)
    yield "one column", student.matmul_backward(D_OUT[:, :1], A, B[:, :1])
    whole = np.array([[2, -3], [5, 7]]), np.array([[3, -2], [4, 6]])
    yield "whole numbers", student.matmul_backward(D_OUT[:, 1:3] / 8, *whole)
    held = [student.hold(each) for each in square]
    student.matmul_backward(*held)
    yield "d_out, A and B afterwards", tuple(each.value for each in held)


def smallest(student):
    for m, k, n in ((1, 1, 1), (1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 2, 2), (2, 2, 1), (2, 2, 2)):
        case = counted(2, m, n), counted(3, m, k), counted(5, k, n)
        yield text("matmul_backward", *case), student.matmul_backward(*case)
    case = np.array([[0.5]]), np.array([[1]]), np.array([[3]])
    yield "matmul_backward([[0.5]], [[1]], [[3]]), whole numbers", student.matmul_backward(*case)
    kept = student.hold(counted(3, 1, 1))
    student.matmul_backward(counted(2, 1, 1), kept, counted(5, 1, 1))
    yield "A after matmul_backward([[2]], A, [[5]]), where A was [[3]]", kept.value
