"""Hidden probes of accumulate."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe


def check_sums(student: Student, cases: list[list[Any]]) -> None:
    """The student's sum is right for every list of contributions."""
    got = [student.accumulate(contributions) for contributions in cases]
    assert got == close([np.sum(contributions, axis=0) for contributions in cases])


@probe("adds up all contributions", kind="fork", points=4)
def test_all_contributions(student: Student, draw: Draw) -> None:
    size = draw.sizes(1)[0]
    check_sums(student, [[draw.array(size) for _ in range(count)] for count in (2, 3, 5)])


@probe("hands on a contribution that comes alone", kind="fork", points=1)
def test_one_contribution(student: Student, draw: Draw) -> None:
    check_sums(student, [[draw.array(size)] for size in draw.sizes(2)])


@probe("keeps the shape of the contributions", kind="shape", points=3)
def test_shapes(student: Student, draw: Draw) -> None:
    rows, columns, depth = draw.sizes(3)
    shapes = ((rows, columns), (depth, rows, columns), (1, columns), (1,))
    check_sums(student, [[draw.array(*shape), draw.array(*shape)] for shape in shapes])


@probe("keeps the fractions when the first one holds whole numbers", kind="number", points=2)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    check_sums(student, [[np.array(draw.whole(3)), np.array(draw.whole(3)) + 0.1875]])


@probe("leaves the contributions unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    contributions = [draw.array(4) for _ in range(3)]
    held = student.hold(contributions)
    student.accumulate(held)
    assert held.value == close(contributions)
