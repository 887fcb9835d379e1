"""Hidden probes of backward: the steps of the pass, and the pass itself."""

from typing import Any

import numpy as np

from autograder.kit.close import compare
from autograder.suite import Draw, Student, StudentFault, close, probe
from autograder.suite.networks import STRENGTHS, Network, network
from autograder.suite.passes import is_usable, right

PARTS = ("d_o", "d_h", "d_z", "d_W2", "d_W1")
MOST_WRONG_PARTS = 2  # beyond these a composition of one's own parts is no backward pass


@probe("finds the gradient of the outputs", kind="value", points=2)
def test_outputs(student: Student, draw: Draw) -> None:
    y, above = draw.array(4), np.abs(draw.array(4)) * np.array([1.0, -1.0, 0.0, 1.0])
    cases = [(y + above, y), (y[:1], above[:1])]
    assert [student.output_gradient(*case) for case in cases] == close(
        [o - target for o, target in cases]
    )


@probe("brings it back to the hidden units", kind="value", points=3)
def test_hidden_units(student: Student, draw: Draw) -> None:
    q, h = draw.sizes(2)
    cases = [
        (draw.d_out(rows), draw.array(rows, units)) for rows, units in ((q, q), (q, h), (1, h))
    ]
    got = [student.hidden_gradient(*case) for case in cases]
    assert got == close([W2.T @ d_o for d_o, W2 in cases])


@probe("passes it through the open gates only", kind="gate", points=3)
def test_gates(student: Student, draw: Draw) -> None:
    """Both signs of the gradient at z below, at and above 0, small z among them."""
    d_h = np.abs(draw.numbers(10)) * np.tile([1, -1], 5)
    z = np.array([-2.5, -0.125, -0.125, -3.0, 0.0, 0.0, 0.125, 0.125, 2.0, 3.5])
    where = draw.shuffled(range(10))
    assert student.gate_gradient(d_h[where], z[where]) == close((d_h * (z > 0))[where])


@probe("finds the gradient of the second weights, from layer and penalty", kind="value", points=3)
def test_second_weights(student: Student, draw: Draw) -> None:
    q, h = draw.sizes(2)
    cases = [
        (draw.d_out(rows), draw.array(units), draw.array(rows, units), draw.choice(STRENGTHS))
        for rows, units in ((q, h), (h, h))
    ]
    cases.append((*cases[0][:3], 0.0))
    got = [student.w2_gradient(*case) for case in cases]
    assert got == close([np.outer(d_o, h) + lam * W2 for d_o, h, W2, lam in cases])


@probe("finds the gradient of the first weights, dead units included", kind="value", points=3)
def test_first_weights(student: Student, draw: Draw) -> None:
    h, d = draw.sizes(2)
    cases = [
        (draw.d_out(units), draw.array(inputs), draw.array(units, inputs), draw.choice(STRENGTHS))
        for units, inputs in ((h, d), (h, h))
    ]
    cases.append((*cases[0][:3], 0.0))
    for case in cases:
        case[0][draw.choice(range(h))] = 0.0
    got = [student.w1_gradient(*case) for case in cases]
    assert got == close([np.outer(d_z, x) + lam * W1 for d_z, x, W1, lam in cases])


@probe("keeps the fraction when weights and inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    d, whole = draw.d_out(2) + 0.0625, np.array(draw.whole(2))
    W = np.array([draw.whole(2), draw.whole(2)])
    got = student.w2_gradient(d, whole, W, 3), student.w1_gradient(d, whole, W, 0.375)
    assert got == close((np.outer(d, whole) + 3 * W, np.outer(d, whole) + 0.375 * W))


@probe("puts the steps together for a whole network", kind="composition", points=4)
def test_whole_pass(student: Student, draw: Draw) -> None:
    """Right from scratch, or made of the student's own steps: a wrong step was paid for above.

    All sizes are equal, so that a step with a missing transpose raises nothing here either.
    """
    networks = [network(draw, size, size, size) for size in (4, 5)]
    got, want = [], []
    for each in networks:
        answer = student.mlp_backward(*each.plain, each.forward())
        wanted = right(each.backward())
        if compare(answer, wanted) is not None:
            wanted = composed(student, each, wanted) or wanted
        got.append(answer)
        want.append(wanted)
    assert got == close(want)


def composed(student: Student, net: Network, wanted: dict[str, Any]) -> dict[str, Any] | None:
    """The pass as the student's own steps make it; None where they are no steps to build on."""
    made = net.forward()
    try:
        alone = student.output_gradient(made["o"], net.y), *parts(student, net, wanted)
        d_o = alone[0]
        d_h = student.hidden_gradient(d_o, net.W2)
        d_z = student.gate_gradient(d_h, made["z"])
        d_W2 = student.w2_gradient(d_o, made["h"], net.W2, net.lam)
        d_W1 = student.w1_gradient(d_z, net.x, net.W1, net.lam)
    except StudentFault:
        return None
    judged = [compare(part, wanted[name]) for name, part in zip(PARTS, alone, strict=True)]
    own = dict(zip(PARTS, (d_o, d_h, d_z, d_W2, d_W1), strict=True))
    usable = all(is_usable(part, wanted[name]) for name, part in own.items())
    few = len(judged) - judged.count(None) <= MOST_WRONG_PARTS
    return {**wanted, **own} if usable and few else None


def parts(student: Student, net: Network, wanted: dict[str, Any]) -> list[Any]:
    """The steps behind the first one, each given what is right."""
    made = net.forward()
    return [
        student.hidden_gradient(wanted["d_o"], net.W2),
        student.gate_gradient(wanted["d_h"], made["z"]),
        student.w2_gradient(wanted["d_o"], made["h"], net.W2, net.lam),
        student.w1_gradient(wanted["d_z"], net.x, net.W1, net.lam),
    ]


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    net = network(draw, 4, 4, 4)
    made, wanted = net.forward(), right(net.backward())
    kept = (*net.plain[:4], made, wanted["d_o"], wanted["d_h"], wanted["d_z"])
    x, W1, W2, y, cache, d_o, d_h, d_z = held = [student.hold(part) for part in kept]
    z, h, o = (student.hold(made[name]) for name in ("z", "h", "o"))
    student.output_gradient(o, y)
    student.hidden_gradient(d_o, W2)
    student.gate_gradient(d_h, z)
    student.w2_gradient(d_o, h, W2, net.lam)
    student.w1_gradient(d_z, x, W1, net.lam)
    student.mlp_backward(x, W1, W2, y, net.lam, cache)
    after = [item.value for item in (*held, z, h, o)]
    assert tuple(after) == close((*kept, made["z"], made["h"], made["o"]))
