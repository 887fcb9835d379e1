"""Hidden probes of objective: J = L + s."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe


@probe("sends the incoming gradient to the loss and to the penalty", kind="value", points=2)
def test_both_terms(student: Student, draw: Draw) -> None:
    numbers = [*draw.numbers(2), 0.0]
    got = [student.objective_backward(d_J) for d_J in numbers]
    assert got == close([(d_J, d_J) for d_J in numbers])


@probe("takes every kind of number", kind="number", points=1)
def test_kinds_of_numbers(student: Student, draw: Draw) -> None:
    whole, value = draw.whole(1)[0], draw.number()
    numbers: list[Any] = [whole, value, np.float64(-value), np.array(2 * value), -whole]
    got = [student.objective_backward(d_J) for d_J in numbers]
    assert got == close([(float(d_J), float(d_J)) for d_J in numbers])
