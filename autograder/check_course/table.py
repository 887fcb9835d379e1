"""The table of points: a row for each exercise, a column for each kind of probe."""

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from autograder.check_course.marks import Marks
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
