"""Hidden probes of subtract."""

from autograder.suite import Draw, Student, close, probe


@probe("gives each input its gradient with the right sign", kind="value", points=2)
def test_sign_of_the_second_input(student: Student, draw: Draw) -> None:
    d_out, a, b = draw.numbers(3)
    got = [student.subtract_backward(d_out, a, b), student.subtract_backward(-d_out, b, -a)]
    assert got == close([(d_out, -d_out), (-d_out, d_out)])


@probe("stays right for zeros and whole numbers", kind="number", points=1)
def test_zeros_and_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = draw.whole(1)[0] + 0.1875
    a, b = draw.whole(2)
    inputs = ((0, b), (a, 0), (a, b), (0.0, 0.0))
    got = [student.subtract_backward(d_out, *pair) for pair in inputs]
    assert got == close([(d_out, -d_out)] * 4)
