"""Public inputs on which mistakes in squared_error are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, text

PICTURE = Picture({"L": ["o", "y"]}, {"L": "1/2 |o-y|^2"}, ("o", "y"), ("o",), "L")

OUT, TARGET = np.array([3.0, 1.0, -2.5, 4.0]), np.array([1.0, 2.0, -2.5, 0.5])


def entries(student):
    for d_out in (1.0, 3.0, -2.5):
        name = f"four outputs, d_out = {d_out:g}"
        yield name, student.half_squared_error_backward(d_out, OUT, TARGET)
    yield "one output", student.half_squared_error_backward(3.0, OUT[:1], TARGET[:1])
    yield "targets of 0", student.half_squared_error_backward(3.0, OUT, np.zeros(4))
    whole = np.array([4, -3, 2]), np.array([1, 2, 7])
    yield "whole numbers", student.half_squared_error_backward(0.25, *whole)
    held = student.hold(OUT[:2]), student.hold(TARGET[:2])
    student.half_squared_error_backward(3.0, *held)
    yield "o and y afterwards", tuple(each.value for each in held)


def smallest(student):
    for d_out, o, y in ((1, [3], [0]), (1, [3], [1]), (2, [3], [1]), (1, [3, 5], [1, 4])):
        case = float(d_out), np.array(o, float), np.array(y, float)
        name = text("half_squared_error_backward", *case)
        yield name, student.half_squared_error_backward(*case)
    whole = student.half_squared_error_backward(0.5, np.array([2]), np.array([1]))
    yield "half_squared_error_backward(0.5, [2], [1]), whole numbers", whole
    kept = student.hold(np.array([3.0]))
    student.half_squared_error_backward(2.0, kept, np.array([1.0]))
    yield "o after half_squared_error_backward(2, o, [1]), where o was [3]", kept.value
