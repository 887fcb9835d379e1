"""Public inputs on which mistakes in dead_relu are told apart."""

import numpy as np

from autograder.diagnose.cases import text

Z = np.array([-2.0, 0.0, 3.0, 0.125, -0.5, 1.0, 2.0])
D_H = np.array([1.5, -2.0, 0.0, -3.0, 0.0, 2.5, 4.0])
W1 = np.array([[1.0, -1.0], [-1.0, -2.0], [0.0, 0.0], [-3.0, 0.5], [1.0, 1.0], [-0.25, 0.0]])
X = np.array([[2.0, 1.0], [1.0, 3.0], [-4.0, 1.0]])


def entries(student):
    yield "dead_units", student.dead_units(Z)
    yield "dead_units, all live", student.dead_units(Z[2:4])
    yield "zero_rows", student.zero_rows(D_H, Z)
    yield "zero_rows, none", student.zero_rows(D_H[3:4], Z[3:4])
    yield "always_dead on three examples", student.always_dead(W1, X)
    yield "always_dead on two examples", student.always_dead(W1, X[:2])
    yield "always_dead, as many units as features", student.always_dead(W1[[0, 4]], -X)
    yield "zero_columns", student.zero_columns(np.maximum(Z, 0.0))
    kept = student.hold(Z)
    student.dead_units(kept)
    yield "z afterwards", kept.value


def smallest(student):
    for z in ([-1.0], [1.0], [0.0], [1.0, -1.0]):
        yield text("dead_units", np.array(z)), student.dead_units(np.array(z))
    for d_h, z in (([2], [-1]), ([2], [1]), ([0], [1]), ([-2], [1]), ([2], [0]), ([0], [-1])):
        case = np.array(d_h, float), np.array(z, float)
        yield text("zero_rows", *case), student.zero_rows(*case)
    for weights, examples in (
        ([[-1]], [[1]]),
        ([[1]], [[1]]),
        ([[0]], [[1]]),
        ([[-1]], [[-1]]),
        ([[1]], [[1], [-1]]),
        ([[1]], [[-1], [1]]),
        ([[1]], [[-2], [1]]),
        ([[1], [-1]], [[1]]),
        ([[1, 0], [-2, 0]], [[1, 1]]),
    ):
        case = np.array(weights, float), np.array(examples, float)
        yield text("always_dead", *case), student.always_dead(*case)
    for h in ([0.0], [1.0]):
        yield text("zero_columns", np.array(h)), student.zero_columns(np.array(h))
    kept = student.hold(np.array([-1.0]))
    student.dead_units(kept)
    yield "z after dead_units(z), where z was [-1]", kept.value
