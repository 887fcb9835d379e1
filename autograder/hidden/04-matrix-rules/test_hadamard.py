"""Hidden probes of hadamard: a * b, entry by entry."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe

Case = tuple[Any, Any, Any]


def right(case: Case) -> tuple[Any, Any]:
    """Each input's entry gets the other one's entry times d_out's."""
    d_out, a, b = case
    return d_out * b, d_out * a


def drawn(draw: Draw, *shape: int) -> Case:
    """d_out, a and b of one shape."""
    return draw.d_out(*shape), draw.array(*shape), draw.array(*shape)


def check(student: Student, *cases: Case) -> None:
    """Both answers are right in every case."""
    got = [student.hadamard_backward(*case) for case in cases]
    assert got == close([right(case) for case in cases])


@probe("scales each entry by the other input's entry", kind="value", points=4)
def test_entry_by_entry(student: Student, draw: Draw) -> None:
    size = draw.sizes(1)[0]
    check(student, drawn(draw, size, size), drawn(draw, 3, 2))


@probe("takes arrays of any shape", kind="shape", points=3)
def test_shapes(student: Student, draw: Draw) -> None:
    rows, columns, depth = draw.sizes(3)
    shapes = (columns,), (1, columns), (depth, 1), (2, rows, 2), (1,)
    check(student, *(drawn(draw, *shape) for shape in shapes))


@probe("stays right where entries are 0 or whole numbers", kind="number", points=2)
def test_zeros_and_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = np.array([draw.whole(2), draw.whole(2)]) + 0.1875
    a, b = (np.array([draw.whole(2), draw.whole(2)]) for _ in range(2))
    with_zeros = d_out, a * np.array([[0.0, 1.0], [1.0, 0.0]]), b * np.array([[0.0, 1.0], [0, 1]])
    check(student, (d_out, a, b), with_zeros)


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    case = drawn(draw, 3, 2)
    held = [student.hold(part) for part in case]
    student.hadamard_backward(*held)
    assert tuple(item.value for item in held) == close(case)
