"""Hidden probes of matmul: A B."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, only, probe

Case = tuple[Any, Any, Any]  # d_out (m, n), A (m, k), B (k, n)


def right(case: Case) -> tuple[Any, Any]:
    """Every entry of A sums along its row of d_out, every entry of B along its column."""
    d_out, A, B = case
    return d_out @ B.T, A.T @ d_out


def drawn(draw: Draw, m: int, k: int, n: int) -> Case:
    """A product of matrices of these sizes."""
    return draw.d_out(m, n), draw.array(m, k), draw.array(k, n)


def check(student: Student, cases: list[Case], part: int) -> None:
    """One of the two answers is right in every case."""
    wanted = [right(case) for case in cases]
    got = [student.matmul_backward(*case) for case in cases]
    found = [only(part, one, want) for one, want in zip(got, wanted, strict=True)]
    assert found == close(wanted)


# Square matrices here, where a missing transpose raises nothing: it costs what it is about.
@probe("gives the left matrix its gradient", kind="value", points=3)
def test_left(student: Student, draw: Draw) -> None:
    check(student, [drawn(draw, size, size, size) for size in draw.sizes(2)], 0)


@probe("gives the right matrix its gradient", kind="value", points=3)
def test_right(student: Student, draw: Draw) -> None:
    check(student, [drawn(draw, size, size, size) for size in draw.sizes(2)], 1)


@probe("keeps the shapes of A and B, whatever the three sizes are", kind="shape", points=3)
def test_shapes(student: Student, draw: Draw) -> None:
    m, k, n = draw.sizes(3)
    sizes = (m, k, n), (n, m, k), (1, k, n), (m, 1, n), (m, k, 1), (1, 1, 1)
    cases = [drawn(draw, *each) for each in sizes]
    wanted = [right(case) for case in cases]
    assert [student.matmul_backward(*case) for case in cases] == close(wanted)


@probe("keeps the fraction when the inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    whole = draw.whole(7)
    A, B = np.array(whole[:4]).reshape(2, 2), np.array([*whole[4:], whole[4]]).reshape(2, 2)
    d_out = draw.d_out(2, 2) + 0.0625
    assert student.matmul_backward(d_out, A, B) == close(right((d_out, A, B)))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    case = drawn(draw, 3, 3, 3)
    held = [student.hold(part) for part in case]
    student.matmul_backward(*held)
    assert tuple(item.value for item in held) == close(case)
