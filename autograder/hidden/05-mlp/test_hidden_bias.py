"""Hidden probes of hidden_bias: both passes of a network with a bias in its hidden layer."""

from collections.abc import Collection
from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe
from autograder.suite.networks import Network, network, sizes
from autograder.suite.passes import Steps, asked, following


def nets(draw: Draw) -> list[Network]:
    """Two drawn networks, the second with a single output."""
    return [network(draw, *sizes(draw), bias=True), network(draw, 3, 4, 1, bias=True)]


def arguments(net: Network) -> tuple[Any, ...]:
    """x, W1, b1, W2, y, lam."""
    return tuple(net)


def forward(net: Network) -> Steps:
    """What the forward pass makes, each from what is before it."""
    squares = np.sum(net.W1**2) + np.sum(net.W2**2)
    return {
        "z": lambda _: net.W1 @ net.x + net.b1,
        "h": lambda m: np.maximum(m["z"], 0.0),
        "o": lambda m: net.W2 @ m["h"],
        "L": lambda m: np.sum((m["o"] - net.y) ** 2) / 2,
        "s": lambda _: net.lam / 2 * squares,
        "J": lambda m: m["L"] + m["s"],
    }


def backward(net: Network) -> Steps:
    """The gradients, the bias's last: it gets what its sum gets."""
    return {**net.backward(), "d_b1": lambda g: 1.0 * g["d_z"]}


def as_one(answer: Any) -> Any:
    """(J, cache) as one dict; anything else as it is."""
    pair = isinstance(answer, tuple | list) and len(answer) == 2
    return {**answer[1], "J": answer[0]} if pair and isinstance(answer[1], dict) else answer


def check_forward(student: Student, draw: Draw, names: Collection[str]) -> None:
    """The named entries are right, given what the student has before them."""
    drawn = nets(draw)
    got = [as_one(student.mlp_forward_bias(*arguments(net))) for net in drawn]
    check(names, got, [forward(net) for net in drawn])


def check_backward(student: Student, draw: Draw, names: Collection[str]) -> None:
    """The named gradients are right, given the student's own before them."""
    drawn = nets(draw)
    made = [net.forward() for net in drawn]
    got = [
        student.mlp_backward_bias(*arguments(net), cache)
        for net, cache in zip(drawn, made, strict=True)
    ]
    check(names, got, [backward(net) for net in drawn])


def check(names: Collection[str], got: list[Any], steps: list[Steps]) -> None:
    """Every answer, looked at in the named entries alone."""
    wanted = [following(one, made) for one, made in zip(got, steps, strict=True)]
    found = [asked(names, one, want) for one, want in zip(got, wanted, strict=True)]
    assert found == close(wanted)


@probe("stores what the layers and the gate make", kind="value", points=3)
def test_layers(student: Student, draw: Draw) -> None:
    check_forward(student, draw, ("z", "h", "o"))


@probe("adds up the objective from loss and penalty", kind="value", points=3)
def test_objective(student: Student, draw: Draw) -> None:
    check_forward(student, draw, ("L", "s", "J"))


@probe("finds the gradient of the bias", kind="value", points=3)
def test_bias(student: Student, draw: Draw) -> None:
    check_backward(student, draw, ("d_b1",))


@probe("finds all other gradients", kind="value", points=4)
def test_others(student: Student, draw: Draw) -> None:
    check_backward(student, draw, ("d_L", "d_s", "d_o", "d_h", "d_z", "d_W2", "d_W1"))


@probe("keeps the fraction when bias and inputs are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    """All units are live, so that every entry of the bias gets a gradient."""
    x, b1 = np.abs(draw.whole(2)), np.abs(draw.whole(4))
    W1 = np.abs(draw.array(4, 2)) + 0.0625
    net = network(draw, 2, 4, 3, bias=True)._replace(x=x, b1=b1, W1=W1)
    got = student.mlp_backward_bias(*arguments(net), net.forward())
    wanted = following(got, backward(net))
    assert asked(("d_b1",), got, wanted) == close(wanted)


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    net = network(draw, 3, 4, 2, bias=True)
    kept = (*arguments(net)[:5], net.forward())
    *held, cache = [student.hold(part) for part in kept]
    student.mlp_forward_bias(*held, net.lam)
    student.mlp_backward_bias(*held, net.lam, cache)
    assert tuple(item.value for item in (*held, cache)) == close(kept)
