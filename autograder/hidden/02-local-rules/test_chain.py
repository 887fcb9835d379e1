"""Hidden probes of chain: e = (a + b) c."""

from autograder.suite import Draw, Student, close, probe

Answers = tuple[float, float, float]


def right(d_out: float, a: float, b: float, c: float) -> Answers:
    """The gradients of a, b and c: the sum node gets d_out c and copies it to both inputs."""
    return d_out * c, d_out * c, d_out * (a + b)


@probe("brings the incoming gradient through both rules", kind="value", points=3)
def test_both_rules(student: Student, draw: Draw) -> None:
    d_out, a, b, c = draw.numbers(4)
    cases = [(d_out, a, b, c), (-d_out, b, c, a)]  # no a + b = c in both
    assert [student.tiny_backward(*case) for case in cases] == close([right(*c) for c in cases])


@probe("works when c or the sum is 0", kind="gate", points=1)
def test_zero_factor(student: Student, draw: Draw) -> None:
    d_out, a, b, c = draw.numbers(4)
    cases = [(d_out, a, b, 0.0), (d_out, a, -a, c), (d_out, 0.0, b, c)]
    assert [student.tiny_backward(*case) for case in cases] == close([right(*c) for c in cases])


@probe("keeps the fraction when the inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = draw.whole(1)[0] + 0.1875
    a, b, c = (abs(k) for k in draw.whole(3))
    assert student.tiny_backward(d_out, a, b, -c) == close(right(d_out, a, b, -c))
