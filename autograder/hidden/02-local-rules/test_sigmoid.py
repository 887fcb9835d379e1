"""Hidden probes of sigmoid, which is given the stored output."""

import numpy as np
from numpy.typing import NDArray

from autograder.suite import Draw, Student, close, probe


def forward(z: NDArray[np.float64]) -> NDArray[np.float64]:
    """The stored output of the sigmoid."""
    return np.asarray(1 / (1 + np.exp(-z)))


@probe("scales by the slope, found from the stored output", kind="value", points=4)
def test_slope_from_the_output(student: Student, draw: Draw) -> None:
    outs = forward(np.array([*draw.small(3), 0.5])).tolist()
    cases = list(zip([*draw.numbers(3), -2.0], outs, strict=True))
    got = tuple(student.sigmoid_backward(*case) for case in cases)
    assert got == close(tuple(d_out * (out * (1 - out)) for d_out, out in cases))


@probe("takes arrays of any shape", kind="shape", points=3)
def test_arrays(student: Student, draw: Draw) -> None:
    rows, columns = draw.sizes(2)
    got, want = [], []
    for shape in ((rows, columns), (columns,), (1,)):
        d_out, out = draw.d_out(*shape), forward(draw.small_array(*shape))
        got.append(student.sigmoid_backward(d_out, out))
        want.append(d_out * (out * (1 - out)))
    assert tuple(got) == close(tuple(want))


@probe("is right in the middle and at both ends of the curve", kind="gate", points=2)
def test_middle_and_ends(student: Student, draw: Draw) -> None:
    cases = list(zip(draw.numbers(4), [0.5, 0.0, 1, 0.25], strict=True))
    got = tuple(student.sigmoid_backward(*case) for case in cases)
    assert got == close(tuple(d_out * (out * (1 - out)) for d_out, out in cases))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    d_out, out = draw.d_out(5), forward(draw.small_array(5))
    held = student.hold(d_out), student.hold(out)
    student.sigmoid_backward(*held)
    assert tuple(item.value for item in held) == close((d_out, out))
