"""Hidden probes of dead_relu: which units are dead, and which gradients are zero for it."""

import numpy as np

from autograder.suite import Draw, Student, close, probe


def units(draw: Draw) -> list[int]:
    """Seven units in a drawn order."""
    return draw.shuffled(range(7))


@probe("finds the dead units, those at exactly 0 included", kind="gate", points=3)
def test_dead_units(student: Student, draw: Draw) -> None:
    z = np.abs(draw.array(7))
    below, small, at_zero, *_ = units(draw)
    z[[below, small, at_zero]] = -z[below], -0.125, 0.0
    live = np.abs(draw.array(3))
    live[0] = 0.125
    assert [student.dead_units(z), student.dead_units(live), student.dead_units(-live)] == close(
        [sorted([below, small, at_zero]), [], [0, 1, 2]]
    )


@probe("finds the zero rows of the first weights' gradient", kind="value", points=3)
def test_zero_rows(student: Student, draw: Draw) -> None:
    """Shut gates, gates at 0, open gates at which nothing arrives, both signs of what arrives."""
    z, d_h = np.abs(draw.array(7)), draw.array(7)
    below, at_zero, idle, both, live, *_ = units(draw)
    z[[below, both, at_zero]] = -z[below], -z[both], 0.0
    d_h[[idle, both]] = 0.0
    d_h[live], d_h[below] = -abs(d_h[live]), abs(d_h[below])
    got = [student.zero_rows(d_h, z), student.zero_rows(d_h[[live]], z[[live]])]
    assert got == close([sorted([below, at_zero, idle, both]), []])


@probe("tells always dead from dead on some examples", kind="value", points=3)
def test_always_dead(student: Student, draw: Draw) -> None:
    """The first feature tells the last example, where it is positive, from all others."""
    n, d = draw.sizes(2)
    X, weights = np.abs(draw.array(n, d)), np.abs(draw.array(d))
    X[:-1, 0] *= -1.0
    W1 = np.zeros((5, d))
    dead, at_zero, last_only, all_but_last, live = draw.shuffled(range(5))
    W1[dead, 1:], W1[live, 1:] = -weights[1:], weights[1:]
    W1[last_only, 0], W1[all_but_last, 0] = weights[0], -weights[0]
    got = [student.always_dead(W1, X), student.always_dead(W1, X[-1:])]
    assert got == close([sorted([dead, at_zero]), sorted([dead, at_zero, all_but_last])])


@probe("finds the zero columns of the second weights' gradient", kind="value", points=2)
def test_zero_columns(student: Student, draw: Draw) -> None:
    h = np.abs(draw.array(7))
    one, other, small, *_ = units(draw)
    h[[one, other, small]] = 0.0, 0.0, 0.125
    assert student.zero_columns(h) == close(sorted([one, other]))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    z, d_h, W1, X = np.abs(draw.array(3)), draw.array(3), draw.array(3, 2), draw.array(4, 2)
    below, at_zero, _ = draw.shuffled(range(3))
    z[[below, at_zero]] = -z[below], 0.0
    h = np.maximum(z, 0.0)
    given = [z, d_h, W1, X, h]
    held = [student.hold(part) for part in given]
    student.dead_units(held[0])
    student.zero_rows(held[1], held[0])
    student.always_dead(held[2], held[3])
    student.zero_columns(held[4])
    assert tuple(item.value for item in held) == close(tuple(given))
