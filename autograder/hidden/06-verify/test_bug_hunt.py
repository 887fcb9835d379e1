"""Hidden probes of bug_hunt: exactly the faulty ones, in their order."""

from typing import Any, NamedTuple

import numpy as np

from autograder.kit.close import compare
from autograder.suite import Draw, Student, StudentFault, close, probe

NAMES = ("ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "yew")

Point = tuple[Any, ...]


class Group(NamedTuple):
    """An operation, its right and its wrong backward functions, and points to try them at."""

    forward: str
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    points: list[Point]


def check(student: Student, draw: Draw, *groups: Group) -> None:
    """Every group's list is exact. Names and order are drawn; no list is in alphabetical order."""
    got, wanted = [], []
    for group in groups:
        functions = draw.shuffled((*group.right, *group.wrong))
        names = sorted(draw.shuffled(NAMES)[: len(functions)], reverse=True)
        named = dict(zip(names, functions, strict=True))
        want = [name for name, function in named.items() if function in group.wrong]
        got.append(hunted(student, group, named, want))
        wanted.append(want)
    assert got == close(wanted)


def hunted(student: Student, group: Group, named: dict[str, str], want: list[str]) -> Any:
    """What is found with the student's own numeric_gradient.py, or else with the course's.

    So a mistake there is paid for there and not once more here.
    """
    try:
        own = asked(student, group, named)
        if compare(own, want) is None:
            return own
    except StudentFault:
        pass
    return asked(student.beside(numeric_gradient="differences"), group, named)


def asked(student: Student, group: Group, named: dict[str, str]) -> Any:
    """One call, with the functions passed by their names in the support source."""
    rules = student.support("rules")
    candidates = {name: getattr(rules, function) for name, function in named.items()}
    return student.find_faulty(getattr(rules, group.forward), candidates, group.points)


def vectors(draw: Draw, count: int, size: int) -> list[Point]:
    """Points of two vectors each, the first with entries of both signs."""
    signs = np.resize([1.0, -1.0], size)
    return [(np.abs(draw.small_array(size)) * signs, draw.small_array(size)) for _ in range(count)]


@probe("finds the wrong rules of a product", kind="value", points=3)
def test_product(student: Student, draw: Draw) -> None:
    """Wrong in both answers, at every point and with every d_out; numbers, then vectors."""
    right = ("product_right", "product_in_other_words")
    wrong = ("product_own_input", "product_sign", "product_of_sum")
    numbers = [tuple(draw.small(2)) for _ in range(2)]
    check(
        student,
        draw,
        Group("product", right, wrong, numbers),
        Group("product", right, wrong, vectors(draw, 2, 3)),
    )


@probe("looks at the answer for every input", kind="value", points=2)
def test_every_answer(student: Student, draw: Draw) -> None:
    wrong = ("product_second_own", "product_second_doubled")
    check(student, draw, Group("product", ("product_right",), wrong, vectors(draw, 2, 3)))


@probe("tries every point, and asks for no more than it is given", kind="value", points=3)
def test_every_point(student: Student, draw: Draw) -> None:
    """What is wrong where b is negative: first at one point of three, then at none."""
    plain = [tuple(draw.positive(2)) for _ in range(3)]
    plain = [(a / 4, b / 4) for a, b in plain]
    bent = ("product_gated", "product_leaky")
    groups = []
    for place in range(3):
        points = list(plain)
        points[place] = -plain[place][0], -plain[place][1]
        groups.append(Group("product", ("product_right",), bent, points))
    groups.append(Group("product", ("product_right", *bent), ("product_own_input",), plain))
    check(student, draw, *groups)


@probe("tries a d_out that is not 1 and not the same everywhere", kind="value", points=3)
def test_d_out(student: Student, draw: Draw) -> None:
    wrong = ("product_alone", "product_averaged", "product_first_of_d_out")
    check(
        student,
        draw,
        Group("product", ("product_right",), wrong, vectors(draw, 2, 4)),
        Group("halves", ("halves_right",), ("halves_doubled", "halves_mean"), whole(draw)),
    )


def whole(draw: Draw) -> list[Point]:
    """Points of one vector each, for an operation that has a number as its result."""
    return [(draw.small_array(3),), (draw.small_array(2),)]


@probe("looks at every entry of a matrix", kind="value", points=2)
def test_matrix(student: Student, draw: Draw) -> None:
    """Square, so that a wrong transpose has the right shape."""
    right = ("layer_right", "layer_in_other_words")
    wrong = ("layer_transpose_missing", "layer_outer_reversed", "layer_columns_turned")
    points = [(draw.small_array(size, size), draw.small_array(size)) for size in (2, 3)]
    check(student, draw, Group("layer", right, wrong, points))


@probe("takes what has one input", kind="value", points=2)
def test_one_input(student: Student, draw: Draw) -> None:
    """Gates away from their corner, a late one wrong for small z only; and forks."""
    sides = np.array([1.0, -1.0, 1.0, -1.0])
    z = (0.125 + np.abs(draw.small_array(4))) * sides
    z[:2] = 0.5, -0.75
    right, wrong = ("gate_right", "gate_in_other_words"), ("gate_dropped", "gate_inverted")
    apart = 1.125 + np.abs(draw.small_array(4))
    check(
        student,
        draw,
        Group("gate", right, (*wrong, "gate_late"), [(z,), (-z,)]),
        Group("gate", (*right, "gate_late"), wrong, [(apart * sides,), (-apart * sides,)]),
        Group(
            "fork", ("fork_right",), ("fork_one_factor", "fork_last_use"), [tuple(draw.positive(1))]
        ),
    )


@probe("counts another shape as wrong", kind="shape", points=2)
def test_shapes(student: Student, draw: Draw) -> None:
    """Where numbers are stretched or flattened these look right."""
    numbers = [tuple(draw.small(2)) for _ in range(2)]
    stretched = ("product_column", "product_row", "product_summed")
    equal = [(np.full(3, a), np.full(3, b)) for a, b in numbers]
    single = [(np.array([a]), np.array([b])) for a, b in numbers]
    check(
        student,
        draw,
        Group("product", ("product_right",), stretched, [*vectors(draw, 1, 3), *equal]),
        Group("product", ("product_right",), stretched, single),
        Group("product", ("product_right",), ("product_boxed",), numbers),
    )


@probe("counts one that raises as wrong, and goes on", kind="gate", points=2)
def test_raising(student: Student, draw: Draw) -> None:
    wrong = ("product_refused", "product_own_input", "product_of_lists")
    check(student, draw, Group("product", ("product_right",), wrong, vectors(draw, 2, 3)))


@probe("judges small and large gradients by their own size", kind="number", points=2)
def test_sizes(student: Student, draw: Draw) -> None:
    points = vectors(draw, 2, 3)
    check(
        student,
        draw,
        Group("small", ("small_right",), ("small_off",), points),
        Group("large", ("large_right",), ("large_off",), points),
        Group("product", ("product_right",), ("product_off_by_little",), points),
    )


@probe("names none where all are right, and all where none is", kind="gate", points=1)
def test_all_or_none(student: Student, draw: Draw) -> None:
    points = vectors(draw, 2, 3)
    wrong = ("product_own_input", "product_of_sum")
    check(
        student,
        draw,
        Group("product", ("product_right", "product_in_other_words"), (), points),
        Group("product", (), wrong, points),
    )


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    points = vectors(draw, 2, 3)
    try:
        after = points_after(student, points)
    except StudentFault:
        after = None
    if compare(after, points) is not None:  # it may be their numeric_gradient.py that changes them
        after = points_after(student.beside(numeric_gradient="differences"), points)
    assert after == close(points)


def points_after(student: Student, points: list[Point]) -> Any:
    """The given points as they are after a hunt."""
    held = student.hold(points)
    rules = student.support("rules")
    candidates = {"elm": rules.product_right, "ash": rules.product_sign}
    student.find_faulty(rules.product, candidates, held)
    return held.value
