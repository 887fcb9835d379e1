"""Hidden probes of rederive: the worked examples, built from a Value that is passed in."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from autograder.kit.close import compare
from autograder.suite import Draw, Student, StudentFault, close, probe

Array = NDArray[np.float64]
Network = tuple[Array, Array, Array, Array]


def derived(student: Student, function: str, inputs: list[Any], want: dict[str, Any]) -> Any:
    """What `function` makes of the student's own Value, or of the course's where that failed.

    So a mistake in value.py is paid for there and not once more here.
    """
    try:
        own = getattr(student, function)(student.own("value").Value, *inputs)
        if compare(own, want) is None:
            return own
    except StudentFault:
        pass
    fresh = student.alone()
    return getattr(fresh, function)(fresh.support("engine").Value, *inputs)


def neuron(x1: float, w1: float, x2: float, w2: float, b: float) -> dict[str, Any]:
    """The neuron of the note on direction words: o = tanh(x1 w1 + x2 w2 + b)."""
    out = math.tanh(x1 * w1 + x2 * w2 + b)
    d_n = 1 - out * out
    gradients = {"d_x1": d_n * w1, "d_w1": d_n * x1, "d_x2": d_n * w2, "d_w2": d_n * x2}
    return {"o": out, **gradients, "d_b": d_n}


def mlp(x: Array, W1: Array, W2: Array, y: Array) -> dict[str, Any]:
    """The two-layer network of Dive into Deep Learning: half squared error, no penalty."""
    z = W1 @ x
    h = np.maximum(z, 0.0)
    d_o = W2 @ h - y
    d_h = W2.T @ d_o
    d_z = d_h * (z > 0)
    loss = float(d_o @ d_o) / 2
    weights = {"d_W2": np.outer(d_o, h), "d_W1": np.outer(d_z, x)}
    return {"L": loss, "d_h": d_h, "d_z": d_z, **weights}


def network(draw: Draw, *sizes: int) -> Network:
    """Drawn x, W1, W2, y for sizes d, h, q; every hidden unit is on."""
    d, h, q = sizes
    x, W1 = draw.array(d), draw.array(h, d)
    W1[W1 @ x == 0, 0] += 0.125
    W1 *= np.where(W1 @ x < 0, -1.0, 1.0)[:, np.newaxis]
    return x, W1, draw.array(q, h), draw.array(q)


def check_mlp(student: Student, *networks: Network) -> None:
    """The student's mlp is right on every network."""
    wanted = [mlp(*parts) for parts in networks]
    got = [
        derived(student, "mlp", [part.tolist() for part in parts], want)
        for parts, want in zip(networks, wanted, strict=True)
    ]
    assert got == close(wanted)


@probe("finds the neuron's output and its five gradients", kind="value", points=3)
def test_neuron(student: Student, draw: Draw) -> None:
    x1, w1, x2, w2 = (number / 8 for number in draw.numbers(4))
    b = draw.choice((0.5, -0.375))
    cases = [(x1, w1, x2, w2, b), (x1, w1, 0.0, w2, -b), (2, 0.25, w1, -1, b)]
    wanted = [neuron(*case) for case in cases]
    got = [derived(student, "neuron", list(c), w) for c, w in zip(cases, wanted, strict=True)]
    assert got == close(wanted)


@probe("finds the loss and all gradients of the network", kind="value", points=4)
def test_mlp(student: Student, draw: Draw) -> None:
    d, h, q = draw.sizes(3)
    check_mlp(student, network(draw, d, h, q), network(draw, q, d, 1))


@probe("lets nothing through a unit that is off", kind="gate", points=2)
def test_units_that_are_off(student: Student, draw: Draw) -> None:
    x, W1, W2, y = network(draw, 3, 4, 2)
    W1[1] *= -1.0
    W1[2] = x[1], -x[0], 0.0  # so that this unit's z is exactly 0
    check_mlp(student, (x, W1, W2, y))


@probe("computes with the Value that is passed in", kind="composition", points=2)
def test_given_value(student: Student, draw: Draw) -> None:
    """The class passed in starts its backward() from 2, which must show in every gradient."""
    doubled = student.support("engine").Doubled
    inputs = [number / 8 for number in draw.numbers(5)]
    parts = network(draw, 2, 3, 2)
    got = (
        student.neuron(doubled, *inputs),
        student.mlp(doubled, *(part.tolist() for part in parts)),
    )
    assert got == close((twice(neuron(*inputs)), twice(mlp(*parts))))


def twice(answer: dict[str, Any]) -> dict[str, Any]:
    """The same answer with doubled gradients; values as they were."""
    return {key: 2 * part if key.startswith("d_") else part for key, part in answer.items()}
