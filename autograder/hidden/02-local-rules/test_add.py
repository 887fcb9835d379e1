"""Hidden probes of add."""

from autograder.suite import Draw, Student, close, probe


@probe("sends the incoming gradient to both inputs", kind="value", points=2)
def test_both_inputs(student: Student, draw: Draw) -> None:
    d_out, a, b = draw.numbers(3)
    got = [student.add_backward(d_out, a, b), student.add_backward(-d_out, b, -a)]
    assert got == close([(d_out, d_out), (-d_out, -d_out)])


@probe("stays right for zeros and whole numbers", kind="number", points=1)
def test_zeros_and_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = draw.whole(1)[0] + 0.1875
    a, b = draw.whole(2)
    got = [student.add_backward(d_out, *inputs) for inputs in ((0, b), (a, 0), (a, b), (0.0, 0.0))]
    assert got == close([(d_out, d_out)] * 4)
