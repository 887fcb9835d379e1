"""Hidden probes of batch: all examples in one pass, rows are examples."""

from collections.abc import Collection
from typing import NamedTuple

import numpy as np

from autograder.suite import Draw, Student, close, probe
from autograder.suite.networks import STRENGTHS, Array
from autograder.suite.passes import Steps, asked, following


class Batch(NamedTuple):
    """The arguments of batch_backward but the cache."""

    X: Array
    W1: Array
    W2: Array
    Y: Array
    lam: float

    def cache(self) -> dict[str, Array]:
        """What the forward pass stores."""
        Z = self.X @ self.W1.T
        H = np.maximum(Z, 0.0)
        return {"Z": Z, "H": H, "O": H @ self.W2.T}

    def backward(self) -> Steps:
        """The gradients, each from the ones before it; the penalty counts once."""
        made = self.cache()
        return {
            "d_O": lambda _: made["O"] - self.Y,
            "d_H": lambda g: g["d_O"] @ self.W2,
            "d_Z": lambda g: g["d_H"] * (made["Z"] > 0),
            "d_W2": lambda g: g["d_O"].T @ made["H"] + self.lam * self.W2,
            "d_W1": lambda g: g["d_Z"].T @ self.X + self.lam * self.W1,
        }


def batch(draw: Draw, n: int, d: int, h: int, q: int) -> Batch:
    """A batch whose first unit is dead on the first example, at 0 on the last, if there are two.

    The other units are live on the first example and what comes on the others.
    """
    X, W1 = draw.array(n, d), draw.array(h, d)
    W1[W1 @ X[0] == 0, 0] += 0.125
    W1 *= np.sign(W1 @ X[0])[:, np.newaxis]
    W1[0] *= -1.0
    if n > 1:
        W1[0] = [X[-1, 1], -X[-1, 0], *np.zeros(d - 2)]
        W1[0] *= -1.0 if W1[0] @ X[0] > 0 else 1.0
    return Batch(X, W1, draw.array(q, h), draw.array(n, q), draw.choice(STRENGTHS))


def drawn(draw: Draw) -> list[Batch]:
    """All sizes are the same, so that a missing transpose costs what it is about, and no more."""
    return [mixed(draw, size) for size in (3, 4)]


def mixed(draw: Draw, size: int) -> Batch:
    """A batch with a unit that is live on the first example and dead on another."""
    while True:
        found = batch(draw, *[size] * 4)
        first, *others = found.cache()["Z"] > 0
        if np.any(first & ~np.array(others)):
            return found


def check(student: Student, batches: list[Batch], names: Collection[str]) -> None:
    """The named gradients are right, given the student's own before them."""
    got = [student.batch_backward(*each, each.cache()) for each in batches]
    wanted = [following(one, each.backward()) for one, each in zip(got, batches, strict=True)]
    found = [asked(names, one, want) for one, want in zip(got, wanted, strict=True)]
    assert found == close(wanted)


@probe("finds the gradient of every output", kind="value", points=2)
def test_outputs(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_O",))


@probe("brings it back to the hidden units of every example", kind="value", points=3)
def test_hidden_units(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_H",))


@probe("passes it through each example's own gates", kind="gate", points=3)
def test_gates(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_Z",))


@probe("gathers the second weights' gradient from all examples", kind="value", points=3)
def test_second_weights(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_W2",))


@probe("gathers the first weights' gradient from all examples", kind="value", points=3)
def test_first_weights(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), ("d_W1",))


@probe("keeps the shapes, whatever the four sizes are", kind="shape", points=3)
def test_shapes(student: Student, draw: Draw) -> None:
    sizes = draw.sizes(4), (1, 3, 4, 2), (3, 2, 4, 1), (4, 3, 1, 2)
    batches = [batch(draw, *each) for each in sizes]
    check(student, batches, ("d_O", "d_H", "d_Z", "d_W2", "d_W1"))


@probe("keeps the fraction when the weights are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    """All units are live on all examples."""
    W1, W2 = np.abs([draw.whole(2), draw.whole(2)]), np.array([draw.whole(2), draw.whole(2)])
    X, Y = np.abs(draw.array(2, 2)) + 0.0625, draw.array(2, 2) + 0.0625
    check(student, [Batch(X, W1, W2, Y, 3)], ("d_W2", "d_W1"))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    each = batch(draw, 3, 3, 3, 3)
    kept = (*each[:4], each.cache())
    *held, cache = [student.hold(part) for part in kept]
    student.batch_backward(*held, each.lam, cache)
    assert tuple(item.value for item in (*held, cache)) == close(kept)
