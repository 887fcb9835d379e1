"""Public inputs on which mistakes in accumulate are told apart."""

import numpy as np

from autograder.diagnose.cases import text

FIRST = np.array([1.5, -2.0, 4.0])
SECOND = np.array([3.0, 2.5, -5.0])
THIRD = np.array([-0.5, 6.0, 7.0])


def entries(student):
    yield "two contributions", student.accumulate([FIRST, SECOND])
    yield "three contributions", student.accumulate([FIRST, SECOND, THIRD])
    yield "one contribution", student.accumulate([SECOND])
    rows = np.array([FIRST, SECOND])
    yield "two rows", student.accumulate([rows, rows[::-1] * 3.0])
    yield "whole numbers first", student.accumulate([np.array([2, -3, 4]), SECOND])
    kept = student.hold([FIRST, SECOND])
    student.accumulate(kept)
    yield "the contributions afterwards", kept.value


def smallest(student):
    for rows in ([2.0], [2.0, 3.0], [2.0, 3.0, 5.0]):
        for shape in ((1,), (1, 1)):
            contributions = [np.full(shape, each) for each in rows]
            yield text("accumulate", contributions), student.accumulate(contributions)
    pair = [np.array([1.0, 2.0]), np.array([3.0, 5.0])]
    yield text("accumulate", pair), student.accumulate(pair)
    kept = student.hold([np.array([2.0]), np.array([3.0])])
    student.accumulate(kept)
    yield "the contributions after accumulate(contributions), which were [[2], [3]]", kept.value
    mixed = [np.array([2]), np.array([0.5])]
    yield text("accumulate", mixed) + ", the 2 a whole number", student.accumulate(mixed)
