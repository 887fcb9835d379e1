"""Hidden probes of modes: numbers that carry a derivative along, and how often one has to go."""

import math
from collections.abc import Callable
from typing import Any

from autograder.suite import Draw, Student, close, probe

Number = Any  # a recorder; the object itself stays in the worker


def pair(number: Number) -> list[Any]:
    """What a Dual holds."""
    return [number.data, number.dot]


def duals(student: Student, *pairs: tuple[float, float]) -> list[Number]:
    """A Dual for each number and its dot."""
    return [student.Dual(*each) for each in pairs]


@probe("a sum adds up the dots", kind="value", points=2)
def test_sum(student: Student, draw: Draw) -> None:
    a, s, b, t = draw.numbers(4)
    left, right = duals(student, (a, s), (b, t))
    fixed = student.Dual(b)
    got = [pair(left + right), pair(fixed + left), pair(left + left)]
    assert got == close([[a + b, s + t], [a + b, s], [2 * a, 2 * s]])


@probe("a product scales each dot by the other input", kind="value", points=3)
def test_product(student: Student, draw: Draw) -> None:
    a, s, b, t = draw.numbers(4)
    left, right = duals(student, (a, s), (b, t))
    fixed, zero = student.Dual(b), student.Dual(0.0, t)
    got = [pair(left * right), pair(fixed * left), pair(left * left), pair(left * zero)]
    assert got == close([[a * b, s * b + a * t], [a * b, b * s], [a * a, 2 * a * s], [0, a * t]])


@probe("plain numbers on either side are constants", kind="number", points=2)
def test_plain_numbers(student: Student, draw: Draw) -> None:
    a, s, f = draw.numbers(3)
    n = draw.whole(1)[0]
    forms: list[Callable[[Number], Number]] = [
        *(lambda v: v + n, lambda v: f + v),
        *(lambda v: v * f, lambda v: n * v),
    ]
    got = [pair(form(student.Dual(a, s))) for form in forms]
    assert got == close([[a + n, s], [f + a, s], [a * f, s * f], [n * a, n * s]])


@probe("relu passes a dot of either sign only above 0", kind="gate", points=3)
def test_relu(student: Student, draw: Draw) -> None:
    u, v, s, t = draw.positive(4)
    cases = [(u, s), (v, -t), (-u, t), (-v, -s), (0.0, s), (0, -t)]
    got = [pair(each.relu()) for each in duals(student, *cases)]
    assert got == close([[max(z, 0.0), dot if z > 0 else 0.0] for z, dot in cases])


@probe("tanh scales the dot by its slope", kind="value", points=2)
def test_tanh(student: Student, draw: Draw) -> None:
    cases = [(a, draw.number()) for a in draw.small(3)]
    got = [pair(each.tanh()) for each in duals(student, *cases)]
    outs = [math.tanh(a) for a, _ in cases]
    wanted = [[out, dot * (1 - out * out)] for out, (_, dot) in zip(outs, cases, strict=True)]
    (far,) = duals(student, (400.0, cases[0][1]))
    assert [*got, pair(far.tanh())] == close([*wanted, [1.0, 0.0]])


@probe("leaves its inputs as they are", kind="purity", points=1)
def test_inputs_stay(student: Student, draw: Draw) -> None:
    a, s, b, t = draw.numbers(4)
    left, right = duals(student, (a, s), (b, t))
    for out in (left + right, left * right, left.relu(), right.relu(), left.tanh()):
        pair(out)
    assert [pair(left), pair(right)] == close([[a, s], [b, t]])


@probe("knows which mode needs how many sweeps", kind="value", points=1)
def test_sweeps(student: Student, draw: Draw) -> None:
    n_in, n_out = (abs(n) for n in draw.whole(2))
    cases = [(n_in, n_out), (1, n_out), (n_in, 1)]
    assert [student.sweeps(*case) for case in cases] == close(cases)
