"""Hidden probes of relu."""

import numpy as np

from autograder.suite import Draw, Student, close, probe


@probe("passes the gradient only where z is above 0", kind="gate", points=4)
def test_gate_cases(student: Student, draw: Draw) -> None:
    """Both signs of the incoming gradient at z below, at and above 0, small z among them."""
    d_out = np.abs(draw.numbers(10)) * np.tile([1, -1], 5)
    z = np.array([-2.5, -0.125, -0.125, -3.0, 0.0, 0.0, 0.125, 0.125, 2.0, 3.5])
    where = draw.shuffled(range(10))
    assert student.relu_backward(d_out[where], z[where]) == close((d_out * (z > 0))[where])


@probe("takes plain numbers as well as arrays", kind="number", points=2)
def test_plain_numbers(student: Student, draw: Draw) -> None:
    d_out, z = draw.d_out(), 1 + draw.positive(1)[0]
    inputs = ((d_out, z), (-d_out, z), (d_out, -z), (-d_out, -z))
    got = tuple(student.relu_backward(*pair) for pair in inputs)
    assert got == close((d_out, -d_out, 0.0, 0.0))


@probe("keeps the shape of z", kind="shape", points=2)
def test_shapes(student: Student, draw: Draw) -> None:
    rows, columns, depth = draw.sizes(3)
    got, want = [], []
    for shape in ((rows, columns), (depth, rows, columns), (1, columns), (1,)):
        d_out, z = draw.d_out(*shape), draw.array(*shape)
        z += np.sign(z)  # small z is for the gate's own probe
        z.flat[0] = -abs(z.flat[0])
        got.append(student.relu_backward(d_out, z))
        want.append(d_out * (z > 0))
    assert tuple(got) == close(tuple(want))


@probe("keeps the fraction when z holds whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = np.array(draw.whole(5)) + 0.1875
    d_out[0] = -abs(d_out[0])
    z = np.array(draw.whole(5))
    z[:2] = abs(z[0]), -abs(z[1])
    assert student.relu_backward(d_out, z) == close(d_out * (z > 0))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    d_out, z = draw.d_out(5), draw.array(5)
    z[:2] = -abs(z[0]), 0.0
    held = student.hold(d_out), student.hold(z)
    student.relu_backward(*held)
    assert tuple(item.value for item in held) == close((d_out, z))
