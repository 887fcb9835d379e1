"""Hidden probes of fork: y = x * x + x and y = x * u + x * v + x."""

from typing import Any

from autograder.suite import Draw, Student, close, probe

Case = tuple[float, float, float, float]


def square_plus(d_out: float, x: float) -> float:
    """Each of the two factors gives d_out x, the bare x gives d_out."""
    return d_out * (2 * x + 1)


def three_uses(d_out: float, x: float, u: float, v: float) -> tuple[float, float, float]:
    """The gradients of x, u and v."""
    return d_out * (u + v + 1), d_out * x, d_out * x


def check_parts(student: Student, cases: list[Case], first: int, last: int) -> None:
    """Answers `first` to `last` of three_uses; all three where it is no triple."""
    got: list[Any] = [student.three_uses_backward(*case) for case in cases]
    want: list[Any] = [three_uses(*case) for case in cases]
    if all(isinstance(answer, tuple | list) and len(answer) == 3 for answer in got):
        got, want = ([tuple(each[first:last]) for each in answers] for answers in (got, want))
    assert got == close(want)


@probe("x * x + x: adds up what all uses contribute", kind="fork", points=4)
def test_square_plus(student: Student, draw: Draw) -> None:
    d_out, x, other = draw.numbers(3)
    cases = [(d_out, x), (-d_out, other)]
    got = [student.square_plus_backward(*case) for case in cases]
    assert got == close([square_plus(*case) for case in cases])


@probe("x * x + x: is right at 0 and where the slope is 0", kind="gate", points=1)
def test_special_points(student: Student, draw: Draw) -> None:
    d_out = draw.number()
    got = [student.square_plus_backward(d_out, x) for x in (0.0, -0.5)]
    assert got == close([d_out, 0.0])


@probe("three uses: adds up what reaches x", kind="fork", points=3)
def test_shared_input(student: Student, draw: Draw) -> None:
    d_out, x, u, v = draw.numbers(4)
    check_parts(student, [(d_out, x, u, v), (-d_out, u, v, x), (d_out, x, 0.0, v)], 0, 1)


@probe("three uses: each factor is scaled by x", kind="value", points=2)
def test_factors(student: Student, draw: Draw) -> None:
    d_out, x, u, v = draw.numbers(4)
    check_parts(student, [(d_out, x, u, v), (-d_out, u, v, x)], 1, 3)


@probe("keeps the fraction when the inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = draw.whole(1)[0] + 0.1875
    x, u, v = (abs(k) for k in draw.whole(3))
    got = (student.square_plus_backward(d_out, x), student.three_uses_backward(d_out, x, u, v))
    assert got == close((square_plus(d_out, x), three_uses(d_out, x, u, v)))
