"""Hidden probes of two_paths: J = L + s with L = (w h - y)^2 / 2 and s = lam w^2 / 2."""

from typing import Any

from autograder.kit.close import compare
from autograder.suite import Draw, Student, close, probe

Case = tuple[float, float, float, float, float]
LAM = (0.3, 0.7, 1.3)  # unlike 1/2 they tell a missing half from a square


def right(d_out: float, w: float, h: float, y: float, lam: float) -> list[float]:
    """The share through the prediction, the one through the penalty, and their sum."""
    parts = d_out * (w * h - y) * h, d_out * lam * w
    return [*parts, sum(parts)]


def drawn(draw: Draw) -> list[Case]:
    """Two cases; the second has the signs of d_out and of the error turned."""
    d_out, w, h, y = draw.numbers(4)
    lam, other = draw.shuffled(LAM)[:2]
    if w * h == y:
        y += 0.0625
    return [(d_out, w, h, y, lam), (-d_out, w, h, 2 * w * h - y, other)]


def answers(student: Student, cases: list[Case]) -> list[Any]:
    """All answers; Mismatch where one of them is no triple."""
    got = [student.two_paths_backward(*case) for case in cases]
    for each, case in zip(got, cases, strict=True):
        if not isinstance(each, tuple | list) or len(each) != 3:
            assert each == close(tuple(right(*case)))
    return got


def check_part(student: Student, draw: Draw, place: int) -> None:
    """The answer in that place is right."""
    cases = drawn(draw)
    got = [answer[place] for answer in answers(student, cases)]
    assert got == close([right(*case)[place] for case in cases])


def wanted_sum(answer: Any, want: float) -> float:
    """The sum of the student's own shares where it came back and neither is 0, else `want`."""
    try:
        own = [float(part) for part in answer[:2]]
    except (TypeError, ValueError, OverflowError):
        return want
    usable = all(0 < abs(part) < 1e100 for part in own)
    return sum(own) if usable and compare(answer[2], sum(own)) is None else want


@probe("the share that comes through the prediction", kind="value", points=3)
def test_prediction_part(student: Student, draw: Draw) -> None:
    check_part(student, draw, 0)


@probe("the share that comes through the penalty", kind="value", points=3)
def test_penalty_part(student: Student, draw: Draw) -> None:
    check_part(student, draw, 1)


@probe("the weight gets the sum of both shares", kind="fork", points=3)
def test_sum(student: Student, draw: Draw) -> None:
    """Of the right shares or of the student's own, whose mistakes are paid for above."""
    cases = drawn(draw)
    got = answers(student, cases)
    wanted = [wanted_sum(answer, right(*case)[2]) for answer, case in zip(got, cases, strict=True)]
    assert [answer[2] for answer in got] == close(wanted)


@probe("is right where the error, the penalty, h or w is 0", kind="gate", points=1)
def test_zeros(student: Student, draw: Draw) -> None:
    (d_out, w, h, y, lam), _ = drawn(draw)
    cases = [(d_out, w, h, w * h, lam), (d_out, w, h, y, 0.0), (d_out, w, 0.0, y, lam)]
    cases += [(d_out, 0.0, h, y, lam)]
    assert answers(student, cases) == close([tuple(right(*case)) for case in cases])


@probe("keeps the fraction when the inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = draw.whole(1)[0] + 0.1875
    y, h, w = sorted(abs(k) for k in draw.whole(3))  # w is not 2, where w^2 / 2 is w
    case = (d_out, w, h, y + (w * h == y), 2)
    assert answers(student, [case]) == close([tuple(right(*case))])
