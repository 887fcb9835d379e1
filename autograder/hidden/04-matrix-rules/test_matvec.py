"""Hidden probes of matvec: W x."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, only, probe

Case = tuple[Any, Any, Any]  # d_out (m,), W (m, n), x (n,)


def right(case: Case) -> tuple[Any, Any]:
    """A weight gets its row's d_out times its column's x, an input its column's sum."""
    d_out, W, x = case
    return np.outer(d_out, x), W.T @ d_out


def drawn(draw: Draw, m: int, n: int) -> Case:
    """One layer of m outputs and n inputs."""
    return draw.d_out(m), draw.array(m, n), draw.array(n)


def check(student: Student, cases: list[Case], part: int) -> None:
    """One of the two answers is right in every case."""
    wanted = [right(case) for case in cases]
    got = [student.matvec_backward(*case) for case in cases]
    found = [only(part, one, want) for one, want in zip(got, wanted, strict=True)]
    assert found == close(wanted)


# Square matrices here, where a missing transpose raises nothing: it costs what it is about.
@probe("gives every weight its gradient", kind="value", points=3)
def test_weights(student: Student, draw: Draw) -> None:
    check(student, [drawn(draw, size, size) for size in draw.sizes(2)], 0)


@probe("gives every input its gradient", kind="value", points=3)
def test_inputs(student: Student, draw: Draw) -> None:
    check(student, [drawn(draw, size, size) for size in draw.sizes(2)], 1)


@probe("keeps the shapes of W and x, however many rows and columns", kind="shape", points=3)
def test_shapes(student: Student, draw: Draw) -> None:
    m, n = draw.sizes(2)
    sizes = (m, n), (n, m), (m, 1), (1, n), (1, 1)
    cases = [drawn(draw, *each) for each in sizes]
    wanted = [right(case) for case in cases]
    assert [student.matvec_backward(*case) for case in cases] == close(wanted)


@probe("keeps the fraction when the inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = np.array(draw.whole(2)) + 0.1875
    case = d_out, np.array([draw.whole(2), draw.whole(2)]), np.array(draw.whole(2))
    assert student.matvec_backward(*case) == close(right(case))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    case = drawn(draw, 3, 3)
    held = [student.hold(part) for part in case]
    student.matvec_backward(*held)
    assert tuple(item.value for item in held) == close(case)
