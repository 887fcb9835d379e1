"""What a check prints: the points of each exercise by kind of probe, and the syllabus."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

from autograder.check_course.marks import Marks
from autograder.check_course.syllabus import EVERY, Item
from autograder.release.stubs import ProbeInfo
from autograder.suite import Kind


def points_table(marks: Marks) -> str:
    """Points for each assignment, exercise and kind, in plain ASCII columns."""
    given = {probe.kind for each in marks.values() for probes in each.values() for probe in probes}
    kinds = [kind for kind in get_args(Kind) if kind in given]
    rows = [["", "points", *kinds]]
    for assignment, exercises in marks.items():
        rows.append(_row(assignment, [p for probes in exercises.values() for p in probes], kinds))
        rows += [_row(f"  {name}", probes, kinds) for name, probes in exercises.items()]
    return _aligned(rows)


def _row(name: str, probes: Sequence[ProbeInfo], kinds: list[str]) -> list[str]:
    points: Counter[str] = Counter()
    for probe in probes:
        points[probe.kind] += probe.points
    return [name, str(points.total()), *(str(points[kind] or "") for kind in kinds)]


def _aligned(rows: list[list[str]]) -> str:
    """Names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join([first.ljust(widths[0]), *map(str.rjust, rest, widths[1:])]).rstrip()
        for first, *rest in rows
    ]
    return "\n".join(lines)


def syllabus_text(items: Iterable[Item]) -> str:
    """For each item a line, and below it where it is taught and graded, in plain ASCII."""
    return "\n".join(
        f"{item.text} [{item.source}]\n"
        f"    taught: {in_words(item.taught)}\n    graded: {in_words(item.graded)}"
        for item in items
    )


def in_words(places: Iterable[str]) -> str:
    """Places in one line, the probes of an exercise together: `relu (gate_cases, purity)`."""
    together: dict[str, list[str]] = {}
    for place in places:
        exercise, _, probe = place.partition(".")
        together.setdefault("every handout" if exercise == EVERY else exercise, []).append(probe)
    return ", ".join(
        f"{name} ({', '.join(probes)})" if any(probes) else name
        for name, probes in together.items()
    )
