"""Hidden probes of power: x ** p with a fixed number p."""

from autograder.suite import Draw, Student, close, probe

Case = tuple[float, float, float]


def right(d_out: float, x: float, p: float) -> float:
    """The derivative of x ** p is p x ** (p - 1)."""
    slope: float = p * x ** (p - 1)
    return d_out * slope


def check(student: Student, cases: list[Case]) -> None:
    """Every case (d_out, x, p) has the right gradient."""
    got = tuple(student.power_backward(*case) for case in cases)
    assert got == close(tuple(right(*case) for case in cases))


@probe("is right for whole and fractional powers of a positive x", kind="value", points=3)
def test_positive_x(student: Student, draw: Draw) -> None:
    xs = draw.positive(4)
    powers = [3, 2.5, 0.5, draw.choice((4, 5, 6))]
    check(student, list(zip(draw.numbers(4), xs, powers, strict=True)))


@probe("is right for negative powers", kind="value", points=2)
def test_negative_powers(student: Student, draw: Draw) -> None:
    check(student, list(zip(draw.numbers(3), draw.positive(3), [-1, -2, -0.5], strict=True)))


@probe("works for a negative x when p is whole", kind="gate", points=2)
def test_negative_x(student: Student, draw: Draw) -> None:
    xs = [-1.5, *(-x for x in draw.positive(4))]
    check(student, list(zip(draw.numbers(5), xs, [3, 2, 3.0, -1, -2], strict=True)))


@probe("is right for the powers 1 and 0", kind="number", points=1)
def test_powers_one_and_zero(student: Student, draw: Draw) -> None:
    check(student, list(zip(draw.numbers(3), draw.positive(3), [1, 1.0, 0], strict=True)))
