"""Public inputs on which mistakes in relu are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, numbers, shown, text

Z = np.array([-1.0, -1.0, 2.0, 0.5, 1.5, 0.0, 0.0, 0.125, -3.0])
D_OUT = np.array([-4.0, 3.0, 2.0, 3.0, -2.0, 2.0, -5.0, 6.0, 2.5])

PICTURE = Picture({"out": ["z"]}, {"out": "relu"}, ("z",), ("z",))


def entries(student):
    yield "every gate case", student.relu_backward(D_OUT, Z)
    for d_out, z in ((2.5, 3.0), (-2.5, 3.0), (2.5, -3.0), (2.5, 0.0), (-2.5, 0.0), (2.5, 0.25)):
        yield text("relu_backward", d_out, z), student.relu_backward(d_out, z)
    yield "two rows", student.relu_backward(D_OUT[:6].reshape(2, 3), Z[:6].reshape(2, 3))
    yield "three axes", student.relu_backward(D_OUT[:8].reshape(2, 2, 2), Z[:8].reshape(2, 2, 2))
    yield "one entry", student.relu_backward(D_OUT[:1], Z[2:3])
    yield "whole z", student.relu_backward(D_OUT[:3] / 8, np.array([2, -3, 4]))
    kept, mask = student.hold(D_OUT), student.hold(Z)
    student.relu_backward(kept, mask)
    yield "d_out and z afterwards", (kept.value, mask.value)


def smallest(student):
    for case in numbers(1):
        yield text("relu_backward", *case), student.relu_backward(*case)
    yield text("relu_backward", 1.0, 0.125), student.relu_backward(1.0, 0.125)
    for rows in ([0.0], [1.0], [1.0, -1.0], [[1.0]], [[1.0, -1.0]], [[1.0], [-1.0]], [[[1.0]]]):
        z = np.array(rows)
        d_out = np.arange(2.0, 2.0 + z.size).reshape(z.shape)
        yield text("relu_backward", d_out, z), student.relu_backward(d_out, z)
    half, whole = np.array([0.5]), np.array([2])
    yield f"relu_backward([0.5], {shown(whole)}), whole z", student.relu_backward(half, whole)
    kept = student.hold(np.array([1.0]))
    student.relu_backward(kept, np.array([-1.0]))
    yield "d_out after relu_backward(d_out, [-1]), where d_out was [1]", kept.value
