"""Hidden probes of squared_error: half the sum of squares of o - y."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe

Case = tuple[float, Any, Any]


def check(student: Student, *cases: Case) -> None:
    """Every case (d_out, o, y) has the right gradient."""
    got = [student.half_squared_error_backward(*case) for case in cases]
    assert got == close([d_out * (o - y) for d_out, o, y in cases])


@probe("is right above, below and at the target", kind="value", points=5)
def test_errors(student: Student, draw: Draw) -> None:
    size = draw.sizes(1)[0]
    y, above = draw.array(size + 2), np.abs(draw.array(size + 2))
    above[:2] = 0.0, -above[1]
    above[2] = abs(above[2])
    check(student, (draw.number(), y + above, y), (draw.number(), y[:2] - above[:2], y[:2]))


@probe("keeps the shape for one output", kind="shape", points=2)
def test_one_output(student: Student, draw: Draw) -> None:
    cases = [(draw.number(), draw.array(1), draw.array(1)) for _ in range(2)]
    check(student, *cases, (draw.number(), draw.array(3), draw.array(3)))


@probe("keeps the fraction when o and y are whole numbers", kind="number", points=2)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    o, y = draw.whole(3), draw.whole(3)
    d_out = draw.whole(1)[0] + 0.1875
    check(student, (d_out, np.array(o), np.array(y)), (-d_out, np.array(y), np.array(o)))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    o, y = draw.array(4), draw.array(4)
    held = student.hold(o), student.hold(y)
    student.half_squared_error_backward(draw.number(), *held)
    assert tuple(item.value for item in held) == close((o, y))
