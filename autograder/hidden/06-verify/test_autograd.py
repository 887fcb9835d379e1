"""Hidden probes of autograd: the network in PyTorch. The right values come from NumPy alone."""

from collections.abc import Collection
from typing import Any

import numpy as np

from autograder.kit.close import compare
from autograder.suite import Draw, Student, close, probe
from autograder.suite.networks import Network, network, sizes
from autograder.suite.passes import Steps, asked, following, right

Given = tuple[Any, Any, Any, Any]


def given(net: Network) -> Given:
    """x, W1, W2, y."""
    return net.x, net.W1, net.W2, net.y


def steps(x: Any, W1: Any, W2: Any, y: Any) -> Steps:
    """What is asked for, each from what is before it.

    The gradient of the outputs does not come back. It is read off the student's d_W2, so that a
    mistake in the loss is paid for there, and not in all gradients behind.
    """
    into_gates = W1 @ x
    out_of_gates = np.maximum(into_gates, 0.0)
    missed = W2 @ out_of_gates - y
    return {
        "L": lambda _: float(missed @ missed) / 2,
        "d_W2": lambda _: np.outer(missed, out_of_gates),
        "d_h": lambda g: own_error(g["d_W2"], out_of_gates, missed) @ W2,
        "d_z": lambda g: np.where(into_gates > 0, g["d_h"], 0.0),
        "d_W1": lambda g: np.outer(g["d_z"], x),
    }


def own_error(d_W2: Any, h: Any, missed: Any) -> Any:
    """The gradient of the outputs from which a d_W2 is made; the right one where it is of none."""
    found = d_W2 @ h / (h @ h)
    made_of_it = found.any() and compare(np.outer(found, h), d_W2) is None
    return found if made_of_it else missed


def as_precise(answer: Any) -> Any:
    """L in float32 where the gradients are: what .item() makes of it does not tell."""
    if not isinstance(answer, dict) or not isinstance(answer.get("L"), float):
        return answer
    single = any(getattr(part, "dtype", None) == np.float32 for part in answer.values())
    return {**answer, "L": np.float32(answer["L"])} if single else answer


def check(student: Student, cases: list[Given], names: Collection[str]) -> None:
    """The named entries are right, or follow rightly from the student's own before them."""
    got = [as_precise(student.autograd_gradients(*case)) for case in cases]
    found, wanted = [], []
    for one, case in zip(got, cases, strict=True):
        want = right(steps(*case))
        if compare(asked(names, one, want), want) is not None:
            want = following(one, steps(*case))
        found.append(asked(names, one, want))
        wanted.append(want)
    assert found == close(wanted)


def drawn(draw: Draw) -> list[Given]:
    """Two networks, the second with a single output."""
    return [given(network(draw, *sizes(draw))), given(network(draw, 3, 4, 1))]


@probe("finds the loss", kind="value", points=2)
def test_loss(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("L",))


@probe("finds the gradient of the second weights", kind="value", points=3)
def test_second_weights(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_W2",))


@probe("finds the gradients of the inner nodes", kind="value", points=4)
def test_inner_nodes(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_h", "d_z"))


@probe("finds the gradient of the first weights", kind="value", points=3)
def test_first_weights(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_W1",))


@probe("takes whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    x, y = np.abs(draw.whole(2)), np.array(draw.whole(3))
    W1, W2 = np.abs([draw.whole(2) for _ in range(4)]), np.array([draw.whole(4) for _ in range(3)])
    check(student, [(x, W1, W2, y)], ("d_W1",))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    kept = given(network(draw, 3, 4, 2))
    held = [student.hold(part) for part in kept]
    student.autograd_gradients(*held)
    assert tuple(item.value for item in held) == close(kept)
