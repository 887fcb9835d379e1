"""Public inputs on which mistakes in objective are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, text

PICTURE = Picture({"J": ["L", "s"]}, {"J": "+"}, (), ("L", "s"), "J")


def entries(student):
    for d_J in (1.0, -2.5, 0.0, 3.25):
        yield text("objective_backward", d_J), student.objective_backward(d_J)
    yield "a whole number", student.objective_backward(3)
    yield "an array of shape ()", student.objective_backward(np.array(-0.75))


def smallest(student):
    for d_J in (1.0, 2.0, -1.0):
        yield text("objective_backward", d_J), student.objective_backward(d_J)
    yield "objective_backward(2), a whole number", student.objective_backward(2)
