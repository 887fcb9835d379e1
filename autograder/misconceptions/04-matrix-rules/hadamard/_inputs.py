"""Public inputs on which mistakes in hadamard are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, counted, text

PICTURE = Picture({"out": ["a", "b"]}, {"out": "*"}, ("a", "b"), ("a", "b"))

D_OUT = np.array([[2.5, -1.0, 0.5, 3.0], [-4.5, 2.0, 1.5, -3.5]])
A = np.array([[2.0, -1.5, 0.75, 5.0], [6.0, 3.0, -4.0, 0.25]])
B = np.array([[1.5, -2.0, 4.5, 3.5], [-1.0, 2.5, 4.0, -3.0]])


def entries(student):
    yield "matrices", student.hadamard_backward(D_OUT, A, B)
    square = D_OUT[:, :2], A[:, :2], B[:, :2]
    yield "square matrices", student.hadamard_backward(*square)
    yield "vectors", student.hadamard_backward(D_OUT[0], A[0], B[0])
    three = [each.reshape(2, 2, 2) for each in (D_OUT, A, B)]
    yield "three axes", student.hadamard_backward(*three)
    yield "one entry", student.hadamard_backward(D_OUT[0, :1], A[0, :1], B[0, :1])
    gate = np.array([[1.0, 0.0], [0.0, 1.0]])
    yield "entries of 0", student.hadamard_backward(D_OUT[:, :2], A[:, :2], gate)
    whole = np.array([[2, -3], [5, 7]]), np.array([[3, -2], [4, 6]])
    yield "whole numbers", student.hadamard_backward(D_OUT[:, 1:3] / 8, *whole)
    held = [student.hold(each) for each in (D_OUT, A, B)]
    student.hadamard_backward(*held)
    yield "d_out, a and b afterwards", tuple(each.value for each in held)


def smallest(student):
    for shape in ((1,), (2,), (1, 1), (1, 2), (2, 2), (1, 1, 1)):
        case = counted(2, *shape), counted(3, *shape), counted(5, *shape)
        yield text("hadamard_backward", *case), student.hadamard_backward(*case)
    case = counted(2, 1), counted(3, 1), counted(0, 1)
    yield text("hadamard_backward", *case), student.hadamard_backward(*case)
    case = np.array([0.5]), np.array([1]), np.array([3])
    yield "hadamard_backward([0.5], [1], [3]), whole numbers", student.hadamard_backward(*case)
    kept = student.hold(counted(3, 1)), student.hold(counted(5, 1))
    student.hadamard_backward(counted(2, 1), *kept)
    yield (
        "a and b after hadamard_backward([2], a, b), where a was [3] and b was [5]",
        tuple(each.value for each in kept),
    )
