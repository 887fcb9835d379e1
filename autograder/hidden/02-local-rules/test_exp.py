"""Hidden probes of exp, which is given the stored output."""

import numpy as np

from autograder.suite import Draw, Student, close, probe


@probe("scales by the slope, found from the stored output", kind="value", points=4)
def test_slope_from_the_output(student: Student, draw: Draw) -> None:
    outs = np.exp([*draw.small(3), 0.5]).tolist()
    cases = list(zip([*draw.numbers(3), -2.0], outs, strict=True))
    got = tuple(student.exp_backward(*case) for case in cases)
    assert got == close(tuple(d_out * out for d_out, out in cases))


@probe("takes arrays of any shape", kind="shape", points=3)
def test_arrays(student: Student, draw: Draw) -> None:
    rows, columns = draw.sizes(2)
    got, want = [], []
    for shape in ((rows, columns), (columns,), (1,)):
        d_out, out = draw.d_out(*shape), np.exp(draw.small_array(*shape))
        got.append(student.exp_backward(d_out, out))
        want.append(d_out * out)
    assert tuple(got) == close(tuple(want))


@probe("stays right for 0 and for whole numbers", kind="number", points=2)
def test_zero_and_whole_numbers(student: Student, draw: Draw) -> None:
    cases = list(zip(draw.numbers(3), [0.0, 1, 7], strict=True))
    got = tuple(student.exp_backward(*case) for case in cases)
    assert got == close(tuple(d_out * out for d_out, out in cases))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    d_out, out = draw.d_out(5), np.exp(draw.small_array(5))
    held = student.hold(d_out), student.hold(out)
    student.exp_backward(*held)
    assert tuple(item.value for item in held) == close((d_out, out))
