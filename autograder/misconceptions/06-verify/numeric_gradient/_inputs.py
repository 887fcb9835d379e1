"""Public inputs on which mistakes in numeric_gradient are told apart; steps are exact in binary."""

import numpy as np

from autograder.diagnose.cases import text

FORMULAS = {
    "cubes": "f(x) = sum of x**3",
    "neighbours": "f(x) = sum of x[i]**2 * x[i + 1]",
    "table": "f(x) = sum of x[i, j] * (2 + i + rows * j)",
    "places": "f(x) = sum of x[i] * (2 + i)",
    "gates": "f(x) = sum of relu(x)",
    "millionths": "f(x) = sum of (1e6 * x[i])**3 * (2 + i)",
}


def entries(student):
    f = student.support("functions")
    yield "a number", student.numeric_gradient(f.cubes, 2.0, 0.5)
    yield "a number below 0", student.numeric_gradient(f.cubes, -1.5, 0.25)
    yield "a vector", student.numeric_gradient(f.neighbours, np.array([1.5, -2.0, 0.5]), 0.25)
    yield "cubes", student.numeric_gradient(f.cubes, np.array([2.0, -0.5]), 0.5)
    table = np.array([[1.5, -2.0, 0.5], [3.0, 0.25, -1.0]])
    yield "a matrix", student.numeric_gradient(f.table, table, 0.25)
    yield "a row", student.numeric_gradient(f.table, table[:1], 0.25)
    yield "a column", student.numeric_gradient(f.table, table[:, :1], 0.25)
    yield "one entry", student.numeric_gradient(f.places, np.array([1.5]), 0.25)
    yield "whole numbers", student.numeric_gradient(f.places, np.array([3, -2]), 0.25)
    yield "a whole number", student.numeric_gradient(f.places, 3, 0.25)
    yield "corners", student.numeric_gradient(f.gates, np.array([0.0, 0.125, -0.125, 2.0]), 0.25)
    yield "no step given", student.numeric_gradient(f.millionths, np.array([2e-6, -5e-7]))
    given = np.array([1.5, -2.0])
    held = student.hold(given)
    student.numeric_gradient(f.places, held, 0.25)
    yield "whether x is kept", student.support("kept").unchanged(held, given).value
    got, want = np.array([[3.0, -4.0], [0.5, 1.0]]), np.array([[3.25, -5.0], [0.25, 1.0]])
    yield "error, the second larger", student.relative_error(got, want)
    yield "error, the first larger", student.relative_error(want, got)
    yield "error, all too small", student.relative_error(got - 1.0, got)
    yield "error of numbers", student.relative_error(-2.0, 3.0)
    yield "error of zeros", student.relative_error(np.zeros(2), np.zeros(2))
    yield "error of zeros and others", student.relative_error(np.array([2.0, -3.0]), np.zeros(2))


def smallest(student):
    functions = student.support("functions")
    for name, x, eps in (
        ("cubes", 1.0, 1.0),
        ("cubes", np.array([1.0]), 1.0),
        ("cubes", np.array([1.0, 2.0]), 1.0),
        ("places", 1, 0.25),
        ("places", np.array([1]), 0.25),
        ("places", np.array([1.0, 2.0]), 0.5),
        ("neighbours", np.array([1.0, 2.0]), 1.0),
        ("table", np.array([[1.0, 2.0]]), 0.5),
        ("table", np.array([[1.0], [2.0]]), 0.5),
        ("table", np.array([[1.0, 2.0], [3.0, -1.0]]), 0.5),
        ("gates", 0.0, 1.0),
    ):
        told = f"{text('numeric_gradient', 'f', x, eps)}, {FORMULAS[name]}"
        yield told, student.numeric_gradient(getattr(functions, name), x, eps)
    told = f"numeric_gradient(f, [0]), {FORMULAS['millionths']}"
    yield told, student.numeric_gradient(functions.millionths, np.zeros(1))
    kept = student.hold(np.array([1.0]))
    student.numeric_gradient(functions.places, kept, 0.5)
    yield "x after numeric_gradient(f, x, 0.5), where x was [1]", kept.value
    for got, want in (
        (1.0, 2.0),
        (2.0, 1.0),
        (-1.0, 1.0),
        (0.0, 0.0),
        (1.0, 0.0),
        (np.array([1.0, -2.0]), np.array([1.0, 2.0])),
        (np.array([1.0, 4.0]), np.array([2.0, 4.0])),
        (np.array([3.0, -4.0]), np.array([3.0, -5.0])),
    ):
        yield text("relative_error", got, want), student.relative_error(got, want)
