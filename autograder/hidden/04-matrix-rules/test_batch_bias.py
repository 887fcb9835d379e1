"""Hidden probes of batch_bias: Z + b, where every row of Z is an example."""

import numpy as np

from autograder.suite import Draw, Student, close, probe


@probe("gathers what every example brings", kind="value", points=6)
def test_every_example(student: Student, draw: Draw) -> None:
    n, q = draw.sizes(2)
    batches = [draw.d_out(n, q), draw.d_out(q, n), draw.d_out(n, n)]
    got = [student.bias_backward(d_out) for d_out in batches]
    assert got == close([d_out.sum(axis=0) for d_out in batches])


@probe("keeps the shape for one example and for one output", kind="shape", points=2)
def test_one_example_or_output(student: Student, draw: Draw) -> None:
    n, q = draw.sizes(2)
    batches = [draw.d_out(1, q), draw.d_out(n, 1), draw.d_out(1, 1)]
    got = [student.bias_backward(d_out) for d_out in batches]
    assert got == close([d_out.sum(axis=0) for d_out in batches])


@probe("stays right for whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d_out = np.array([draw.whole(2), draw.whole(2), draw.whole(2)])
    assert student.bias_backward(d_out) == close(d_out.sum(axis=0).astype(float))


@probe("leaves its argument unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    d_out = draw.d_out(3, 2)
    held = student.hold(d_out)
    student.bias_backward(held)
    assert held.value == close(d_out)
