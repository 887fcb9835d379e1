"""Hidden probes of multiply."""

from autograder.suite import Draw, Student, close, probe


@probe("scales the incoming gradient by the other input", kind="value", points=2)
def test_scales_by_the_other_input(student: Student, draw: Draw) -> None:
    d_out, a, b = draw.numbers(3)
    got = [student.multiply_backward(d_out, a, b), student.multiply_backward(-d_out, b, -a)]
    assert got == close([(d_out * b, d_out * a), (d_out * a, -d_out * b)])


@probe("works when an input is 0", kind="gate", points=1)
def test_zero_inputs(student: Student, draw: Draw) -> None:
    d_out, a, b = draw.numbers(3)
    inputs = ((0.0, b), (a, 0.0), (0.0, 0.0))
    got = [student.multiply_backward(d_out, *pair) for pair in inputs]
    assert got == close([(d_out * b, 0.0), (0.0, d_out * a), (0.0, 0.0)])


@probe("keeps the fraction when the inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = draw.whole(1)[0] + 0.1875
    a, b = draw.whole(2)
    assert student.multiply_backward(d_out, a, b) == close((d_out * b, d_out * a))
