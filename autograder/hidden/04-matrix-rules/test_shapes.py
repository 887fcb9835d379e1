"""Hidden probes of shapes: which gradients do not have the shape of their value."""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe

Values = dict[str, Any]

NAMES = ("x", "W1", "b1", "z", "h", "W2", "o", "y")


def given(draw: Draw, shapes: list[tuple[int, ...]]) -> Values:
    """Values of these shapes under drawn names, in a drawn order."""
    names = draw.shuffled(NAMES)[: len(shapes)]
    return {name: draw.array(*shape) for name, shape in zip(names, shapes, strict=True)}


def gradients(draw: Draw, values: Values, wrong: Values) -> Values:
    """A gradient of the right shape for every value, except those given, in a drawn order."""
    right = {name: draw.array(*np.shape(value)) for name, value in values.items()}
    names = draw.shuffled(list(values))
    return {f"d_{name}": {**right, **wrong}[name] for name in names}


@probe("finds every gradient of another shape, and only those", kind="value", points=3)
def test_other_shapes(student: Student, draw: Draw) -> None:
    """Other sizes, equal sizes in another arrangement, and one gradient that is right."""
    m, n, k = draw.sizes(3)
    values = given(draw, [(m, n), (n, m), (n,), (m, k), (2, 6)])
    first, second, third, fourth, fifth = values
    wrong = {
        first: draw.array(m, k),
        second: draw.array(n, m + 1),
        third: draw.array(n + 1),
        fifth: draw.array(4, 3),
    }
    more = {fourth: draw.array(k, m)}
    got = [
        student.wrong_shapes(values, gradients(draw, values, wrong)),
        student.wrong_shapes(values, gradients(draw, values, more)),
        student.wrong_shapes(values, gradients(draw, values, {})),
    ]
    assert got == close([[first, second, third, fifth], [fourth], []])


@probe("does not take a stretched shape for a right one", kind="shape", points=3)
def test_stretched_shapes(student: Student, draw: Draw) -> None:
    """A row or a column for a vector, one entry for many, an array for a number and back."""
    m, n = draw.sizes(2)
    values = {**given(draw, [(n,), (m,), (m, n), (m, n), (1,)]), "J": draw.number(), "s": 0.5}
    row, column, thin, number, entry = list(values)[:5]
    wrong = {
        row: draw.array(1, n),
        column: draw.array(m, 1),
        thin: draw.array(1, n),
        number: draw.number(),
        entry: draw.number(),
        "J": draw.array(1),
    }
    grads = gradients(draw, {**values, "J": 0.0, "s": 0.0}, {**wrong, "s": draw.number()})
    assert student.wrong_shapes(values, grads) == close([row, column, thin, number, entry, "J"])


@probe("counts a missing gradient as wrong", kind="gate", points=2)
def test_missing(student: Student, draw: Draw) -> None:
    m, n = draw.sizes(2)
    values = {**given(draw, [(m, n), (n,), (m,)]), "L": draw.number()}
    first, second, third, _ = values
    grads = gradients(draw, values, {third: draw.array(m, 1)})
    del grads[f"d_{first}"], grads["d_L"]
    got = [student.wrong_shapes(values, grads), student.wrong_shapes(values, {})]
    assert got == close([[first, third, "L"], [first, second, third, "L"]])


@probe("takes plain numbers and whole numbers", kind="number", points=1)
def test_numbers(student: Student, draw: Draw) -> None:
    values = {"J": draw.whole(1)[0], "lam": draw.number(), "L": np.array(draw.number())}
    grads = {"d_J": draw.number(), "d_lam": np.array([[0.5]]), "d_L": draw.whole(1)[0]}
    assert student.wrong_shapes(values, grads) == close(["lam"])


@probe("leaves both dicts unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    values = given(draw, [(2, 3), (3,)])
    grads = gradients(draw, values, {})
    held = student.hold(values), student.hold(grads)
    student.wrong_shapes(*held)
    assert tuple(item.value for item in held) == close((values, grads))
