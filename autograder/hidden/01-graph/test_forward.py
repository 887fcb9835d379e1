"""Hidden probes of forward: e = (a + b) c, and the network with one hidden layer.

Each value of the network counts as right too where it follows from the student's own values
before it, so that a mistake is paid for in one place.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from autograder.kit.close import compare
from autograder.suite import Draw, Student, close, probe

Array = NDArray[np.float64]
LAM = (0.3, 0.7, 1.3)  # unlike 1/2 they tell a missing half from a square


class Network(NamedTuple):
    """What the forward pass takes."""

    x: Array
    W1: Array
    W2: Array
    y: Array
    lam: float


def forward(x: Array, W1: Array, W2: Array, y: Array, lam: float) -> dict[str, Any]:
    """All values of the network of Dive into Deep Learning, J among them."""
    z = W1 @ x
    h = np.maximum(z, 0.0)
    o = W2 @ h
    L, s = half_square(o - y), lam * (half_square(W1) + half_square(W2))
    return {"z": z, "h": h, "o": o, "L": L, "s": s, "J": L + s}


def half_square(values: Array) -> float:
    """Half the sum of the squares."""
    return float(np.sum(values * values)) / 2


def drawn(draw: Draw) -> list[Network]:
    """Two networks of different sizes, with units on both sides of 0 and one at 0."""
    d, h, q = draw.sizes(3)
    return [network(draw, d, h + 2, q), network(draw, q, d + 2, h)]


def network(draw: Draw, d: int, h: int, q: int) -> Network:
    x, W1 = draw.array(d), draw.array(h, d)
    W1[:3] *= np.where(W1[:3] @ x < 0, -1.0, 1.0)[:, np.newaxis]
    W1[1] *= -1.0
    W1[2] = 0.0
    W1[2, :2] = x[1], -x[0]
    return Network(x, W1, draw.array(q, h), draw.array(q), draw.choice(LAM))


def run(student: Student, networks: list[Network]) -> list[dict[str, Any]]:
    """The student's values, J among them; Mismatch where no pair with a dict came back."""
    got = [student.mlp_forward(*parts) for parts in networks]
    for answer, parts in zip(got, networks, strict=True):
        if not isinstance(answer, tuple | list) or len(answer) != 2 or type(answer[1]) is not dict:
            right = forward(*parts)
            assert answer == close((right.pop("J"), right))
    return [{**cache, "J": J} for J, cache in got]


def number(value: Any) -> float:
    """A plain number that came back, 0 for anything else."""
    try:
        plain = float(value) if np.shape(value) == () else 0.0
    except (TypeError, ValueError):
        return 0.0
    return plain if np.isfinite(plain) else 0.0


def following(got: dict[str, Any], key: str, parts: Network) -> Any:
    """The value under `key` as it follows from the student's own values, None where it cannot.

    Values that hide a mistake do not count: zeros, and z without an entry below 0.
    """
    if key == "J":
        L, s = number(got.get("L")), number(got.get("s"))
        return L + s if L and s else None
    before = {"h": "z", "o": "h", "L": "o"}[key]
    own: Any = got.get(before)
    if not isinstance(own, np.ndarray) or own.dtype.kind not in "if" or not own.any():
        return None
    if own.shape != forward(*parts)[before].shape or not np.isfinite(own).all():
        return None
    if key == "h":
        return np.maximum(own, 0.0) if own.min() < 0 else None
    return parts.W2 @ own if key == "o" else half_square(own - parts.y)


def check(student: Student, networks: list[Network], key: str) -> None:
    """One value of every network is right, or what follows from the student's own."""
    got, want = [], []
    for values, parts in zip(run(student, networks), networks, strict=True):
        wanted = forward(*parts)[key]
        own = None if key in ("z", "s") else following(values, key, parts)
        accepted = own is not None and key in values and compare(values[key], own) is None
        got.append({key: values[key]} if key in values else {})
        want.append({key: own if accepted else wanted})
    assert got == close(want)


@probe("tiny: the sum, then the product", kind="value", points=2)
def test_tiny(student: Student, draw: Draw) -> None:
    a, b, c = draw.numbers(3)
    cases = [(a, b, c), (c, a, b), (a, -a, c)]
    got = [student.tiny_forward(*case) for case in cases]
    assert got == close([(a + b, (a + b) * c) for a, b, c in cases])


@probe("z is kept as it was before relu", kind="value", points=3)
def test_z(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), "z")


@probe("h is z above 0, and 0 elsewhere", kind="gate", points=2)
def test_h(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), "h")


@probe("o is W2 h", kind="value", points=2)
def test_o(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), "o")


@probe("L is half the sum of the squared errors", kind="value", points=2)
def test_loss(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), "L")


@probe("s counts all weights of both layers", kind="value", points=2)
def test_penalty(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), "s")


@probe("J is the loss and the penalty together", kind="composition", points=1)
def test_objective(student: Student, draw: Draw) -> None:
    check(student, drawn(draw), "J")


@probe("keeps fractions when the input holds whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    parts = network(draw, 2, 4, 3)
    networks = [parts._replace(x=np.array([3, -2]), W1=parts.W1 + 0.0625)]
    for key in ("z", "h"):
        check(student, networks, key)


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    *arrays, lam = network(draw, 2, 4, 3)
    held = [student.hold(each) for each in arrays]
    student.mlp_forward(*held, lam)
    assert [each.value for each in held] == close(list(arrays))
