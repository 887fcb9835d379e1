"""Hidden probes of l2_penalty: lam / 2 times the sum of squares of W."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe

Case = tuple[float, Any, float]


def strength(draw: Draw) -> float:
    """A lam with which no mistake looks like another one: not 0.5, 1, 2 or 4."""
    return draw.choice((0.3, 0.375, 0.7, 1.25, 3.0))


def check(student: Student, *cases: Case) -> None:
    """Every case (d_out, W, lam) has the right gradient."""
    got = [student.l2_penalty_backward(*case) for case in cases]
    assert got == close([d_out * lam * W for d_out, W, lam in cases])


@probe("finds how the penalty pulls on every weight", kind="value", points=5)
def test_every_weight(student: Student, draw: Draw) -> None:
    rows, columns = draw.sizes(2)
    W = draw.array(rows, columns)
    W[0, :2] = abs(W[0, 0]), -abs(W[0, 1])
    cases = (draw.number(), W, strength(draw)), (draw.number(), draw.array(columns, rows), 0.375)
    check(student, *cases)


@probe("takes weights of any shape", kind="shape", points=2)
def test_shapes(student: Student, draw: Draw) -> None:
    size, other = draw.sizes(2)
    shapes = (size,), (1, size), (size, 1), (1, 1), (2, size, other)
    check(student, *((draw.number(), draw.array(*shape), strength(draw)) for shape in shapes))


@probe("stays right for lam = 0 and for whole numbers", kind="number", points=2)
def test_zero_and_whole_numbers(student: Student, draw: Draw) -> None:
    W = np.array([draw.whole(3), draw.whole(3)])
    d_out = draw.whole(1)[0] + 0.1875
    check(student, (d_out, W, 3), (d_out, W, 0), (-d_out, draw.array(2, 3), 0.0))


@probe("leaves the weights unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    W = draw.array(2, 3)
    held = student.hold(W)
    student.l2_penalty_backward(draw.number(), held, strength(draw))
    assert held.value == close(W)
