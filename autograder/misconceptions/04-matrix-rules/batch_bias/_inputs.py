"""Public inputs on which mistakes in batch_bias are told apart."""

import numpy as np

from autograder.diagnose.cases import Picture, counted, text

PICTURE = Picture({"out": ["Z", "b"]}, {"out": "+"}, (), ("b",))

D_OUT = np.array([[2.5, -1.0, 0.5], [-4.5, 2.0, 1.5]])


def entries(student):
    yield "two examples, three outputs", student.bias_backward(D_OUT)
    yield "three examples, two outputs", student.bias_backward(D_OUT.T)
    yield "two examples, two outputs", student.bias_backward(D_OUT[:, 1:])
    yield "one example", student.bias_backward(D_OUT[:1])
    yield "one output", student.bias_backward(D_OUT[:, :1])
    yield "whole numbers", student.bias_backward(np.array([[2, -3], [5, 7], [-4, 6]]))
    kept = student.hold(D_OUT)
    student.bias_backward(kept)
    yield "d_out afterwards", kept.value


def smallest(student):
    for n, q in ((1, 1), (1, 2), (2, 1), (2, 2)):
        d_out = counted(2, n, q)
        yield text("bias_backward", d_out), student.bias_backward(d_out)
    whole = student.bias_backward(np.array([[2], [3]]))
    yield "bias_backward([[2], [3]]), whole numbers", whole
    kept = student.hold(counted(2, 2, 1))
    student.bias_backward(kept)
    yield "d_out after bias_backward(d_out), where d_out was [[2], [3]]", kept.value
