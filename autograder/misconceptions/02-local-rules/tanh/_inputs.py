"""Public inputs on which mistakes in tanh are told apart; out is the stored output."""

import numpy as np

from autograder.diagnose.cases import Picture, text

OUTS = np.array([0.5, -0.5, 0.25, 0.0, -0.875])
D_OUT = np.array([-2.0, 3.0, 2.5, -1.5, 0.75])

PICTURE = Picture({"out": ["x"]}, {"out": "tanh"}, ("out",), ("x",))


def entries(student):
    for d_out, out in zip(D_OUT.tolist(), OUTS.tolist(), strict=True):
        yield text("tanh_backward", d_out, out), student.tanh_backward(d_out, out)
    yield "a row", student.tanh_backward(D_OUT, OUTS)
    yield "two rows", student.tanh_backward(D_OUT[:4].reshape(2, 2), OUTS[:4].reshape(2, 2))
    yield "two axes of length 1", student.tanh_backward(D_OUT[:1, None], OUTS[:1, None])
    yield "a whole d_out", student.tanh_backward(2, OUTS[1].item())
    kept, outs = student.hold(D_OUT), student.hold(OUTS)
    student.tanh_backward(kept, outs)
    yield "d_out and out afterwards", (kept.value, outs.value)


def smallest(student):
    for d_out in (1.0, 2.0, -1.0):
        for out in OUTS.tolist():
            yield text("tanh_backward", d_out, out), student.tanh_backward(d_out, out)
    for rows in ([OUTS[0]], [OUTS[0], OUTS[1]], [[OUTS[0]]], [[OUTS[0], OUTS[1]]]):
        out = np.array(rows)
        d_out = np.arange(2.0, 2.0 + out.size).reshape(out.shape)
        yield text("tanh_backward", d_out, out), student.tanh_backward(d_out, out)
    kept = student.hold(np.array([1.0]))
    student.tanh_backward(kept, OUTS[:1])
    yield f"d_out after tanh_backward(d_out, [{OUTS[0]:g}]), where d_out was [1]", kept.value
