"""Hidden probes of numeric_gradient: the central difference, taken at its word.

With steps of 1/8 to 1/2 and inputs in eighths the formula is exact, and what it says of a cube is
not the slope: so the formula is what is graded, and not how close it comes.
"""

from typing import Any

import numpy as np

from autograder.suite import Draw, Student, close, probe

STEPS = (0.125, 0.25, 0.5)


def of_cubes(x: Any, eps: float) -> Any:
    """The central difference of a sum of third powers."""
    return 3.0 * np.square(x) + eps**2


def of_neighbours(x: Any) -> Any:
    """That of squares times the entry behind them; it is quadratic, so the slope itself."""
    slopes = np.zeros(len(x))
    slopes[:-1] += 2.0 * x[:-1] * x[1:]
    slopes[1:] += np.square(x[:-1])
    return slopes


def of_gates(x: Any, eps: float) -> Any:
    """That of a sum of relu, which is between 0 and 1 near a corner."""
    return np.clip((x + eps) / (2.0 * eps), 0.0, 1.0)


def of_places(*shape: int) -> Any:
    """The slopes of a sum in which the entries count 2, 3, 4, ..., row by row."""
    return 2.0 + np.arange(np.prod(shape, dtype=int)).reshape(shape)


@probe("takes the central difference of a number", kind="value", points=3)
def test_number(student: Student, draw: Draw) -> None:
    f = student.support("functions").cubes
    cases = [(x, eps) for x in draw.numbers(2) for eps in STEPS]
    got = [student.numeric_gradient(f, *case) for case in cases]
    assert got == close([of_cubes(*case) for case in cases])


@probe("moves one entry at a time", kind="value", points=3)
def test_vector(student: Student, draw: Draw) -> None:
    f = student.support("functions").neighbours
    vectors = [draw.array(size) for size in draw.sizes(2)]
    got = [student.numeric_gradient(f, x, draw.choice(STEPS)) for x in vectors]
    assert got == close([of_neighbours(x) for x in vectors])


@probe("keeps the shape of its argument, also for f", kind="shape", points=2)
def test_shapes(student: Student, draw: Draw) -> None:
    m, n = draw.sizes(2)
    functions = student.support("functions")
    tables = [draw.array(m, n), draw.array(1, n), draw.array(m, 1)]
    got = [student.numeric_gradient(functions.table, x, 0.25) for x in tables]
    got.append(student.numeric_gradient(functions.boxes, draw.array(2, 3, 2), 0.25))
    got += [student.numeric_gradient(functions.places, draw.array(s), 0.25) for s in (1, n)]
    by_columns = of_places(n, m).T, of_places(n, 1).T, of_places(1, m).T
    assert got == close([*by_columns, of_places(2, 3, 2), of_places(1), of_places(n)])


@probe("takes steps of 1e-6 where none are given", kind="value", points=2)
def test_default_step(student: Student, draw: Draw) -> None:
    """In millionths such a step is 1, and at 0 the formula gives its square."""
    size = draw.choice((2, 3, 4))
    got = student.numeric_gradient(student.support("functions").millionths, np.zeros(size))
    assert got == close(1e6 * of_places(size))


@probe("says of a corner what the formula says", kind="gate", points=1)
def test_corner(student: Student, draw: Draw) -> None:
    f = student.support("functions").gates
    x = np.array(draw.shuffled([0.0, 0.125, -0.125, 0.25, -0.25, *np.sign(draw.numbers(2))]))
    assert student.numeric_gradient(f, x, 0.25) == close(of_gates(x, 0.25))


@probe("moves whole numbers by less than 1", kind="number", points=2)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    f = student.support("functions").places
    vectors = [np.array(draw.whole(3)), np.array(draw.whole(2))]
    got = [student.numeric_gradient(f, x, 0.25) for x in vectors]
    assert got == close([of_places(3), of_places(2)])


def share(got: Any, want: Any) -> float:
    """The relative error of two gradients."""
    largest = float(np.max([np.abs(got), np.abs(want)]))
    return float(np.max(np.abs(np.subtract(got, want)))) / largest


@probe("takes the largest difference as a share of the largest entry", kind="value", points=4)
def test_relative_error(student: Student, draw: Draw) -> None:
    """Differences of both signs, the largest entry in either gradient, of either sign."""
    want = draw.array(3, 2)
    near = want + draw.array(3, 2) / 64
    large = want.copy()
    large[draw.choice(range(3)), draw.choice((0, 1))] = 16.5
    vector = draw.array(4)
    cases: list[tuple[Any, Any]] = [
        (near, want),
        (large, want),
        (want, large),
        (want, -large),
        (-vector, vector),
        (vector, 2 * vector),
    ]
    cases += [(draw.number(), draw.number()), (want[:1, :1], near[:1, :1])]
    assert [student.relative_error(*case) for case in cases] == close([share(*c) for c in cases])


@probe("gives 0 for zeros, and 1 for zeros and anything else", kind="gate", points=2)
def test_zeros(student: Student, draw: Draw) -> None:
    x = draw.array(3)
    cases = [(np.zeros(3), np.zeros(3)), (0.0, 0.0), (np.zeros(3), x), (x, np.zeros(3))]
    assert [student.relative_error(*case) for case in cases] == close([0.0, 0.0, 1.0, 1.0])


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    x, want = draw.array(4), draw.array(4)
    held = student.hold(x), student.hold(want)
    student.numeric_gradient(student.support("functions").places, held[0], 0.5)
    student.relative_error(*held)
    assert tuple(item.value for item in held) == close((x, want))
