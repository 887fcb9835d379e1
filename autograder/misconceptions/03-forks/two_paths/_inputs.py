"""Public inputs on which mistakes in two_paths are told apart."""

import itertools

from autograder.diagnose.cases import Picture, text

PICTURE = Picture(
    {
        **{"w": [], "h": [], "y": [], "lam": [], "o": ["w", "h"]},
        **{"L": ["o", "y"], "s": ["w", "lam"], "J": ["L", "s"]},
    },
    {"o": "*", "L": "loss", "s": "penalty", "J": "+"},
    ("w", "h", "y", "lam"),
    ("", "", "w"),
    "J",
)


def entries(student):
    points = [
        (1.0, 2.0, 3.0, 1.0, 0.3),
        (-2.5, -4.0, 1.5, 3.5, 0.7),
        (1.5, 3.0, 0.0, 2.0, 1.3),
        (2.0, 1.5, 4.0, 6.0, 0.3),
        (3.25, 5.0, -1.5, 0.5, 0.0),
        (-0.5, 0.0, 3.0, 2.0, 1.3),
    ]
    for point in points:
        yield text("two_paths_backward", *point), student.two_paths_backward(*point)
    yield "whole numbers", student.two_paths_backward(-2.5, 4, 3, 5, 2)


def smallest(student):
    inputs = itertools.product((1.0, 2.0, -1.0), (0, 1, 2, 3), (0, 1, 2), (0, 1, 2), (0, 1, 0.3))
    for case in sorted(inputs, key=lambda case: sum(map(abs, case))):
        floats = [float(value) for value in case]
        yield text("two_paths_backward", *floats), student.two_paths_backward(*floats)
    yield "two_paths_backward(0.5, 1, 2, 3, 1), whole", student.two_paths_backward(0.5, 1, 2, 3, 1)
