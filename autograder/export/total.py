"""The course total of each student: percentages of assignments by weight, the lowest left out.

An assignment that was not handed in counts as 0. One without a mark (not graded yet, an error of
the grader, a written answer that waits) makes the total open: it is left empty, and what it is over
the marks that are there stands in a column of its own. Who is excused from an assignment is
judged by the others. `drop_lowest` in course.toml says how many of the assignments that count are
left out, those with the lowest percentages, but never all.
"""

from typing import NamedTuple

from autograder.export.marks import ClassMarks, Mark
from autograder.export.wide import HEAD, shown_state, whose
from autograder.render.csv import table

COLUMNS = (*HEAD, "total_percent", "so_far_percent", "open", "dropped", "excused")
DIGITS = 4


class Total(NamedTuple):
    """A student's total: in percent, None while it is open, and over the marks that are there."""

    percent: float | None
    so_far: float | None
    open: tuple[str, ...]
    dropped: tuple[str, ...]
    excused: tuple[str, ...]


def files(marks: ClassMarks) -> dict[str, bytes]:
    """The table as one CSV file."""
    head = [*COLUMNS, *(part for each in marks.assignments for part in (f"{each.id} percent",
            f"{each.id} weight", f"{each.id} state"))]  # fmt: skip
    rows = [_row(marks, student) for student in marks.students]
    return {"grades-total.csv": table([head, *rows]).encode()}


def total(marks: list[Mark], drop_lowest: int) -> Total:
    """The total of a student's marks."""
    counting = [mark for mark in marks if not mark.is_excused and mark.assignment.weight]
    known = [mark for mark in counting if percent(mark) is not None]
    is_open = tuple(mark.assignment.id for mark in counting if percent(mark) is None)
    most = max(0, min(drop_lowest, len(counting) - 1, len(known) - 1))
    lowest = sorted(known, key=lambda mark: percent(mark) or 0)[:most]
    kept = [mark for mark in known if mark not in lowest]
    weight = sum(mark.assignment.weight for mark in kept)
    so_far = (
        sum((percent(mark) or 0) * mark.assignment.weight for mark in kept) / weight
        if weight
        else None
    )
    excused = tuple(mark.assignment.id for mark in marks if mark.is_excused)
    dropped = tuple(mark.assignment.id for mark in marks if mark in lowest)
    rounded = None if so_far is None else round(so_far, DIGITS)
    return Total(None if is_open else rounded, rounded, is_open, dropped, excused)


def percent(mark: Mark) -> float | None:
    """A mark in percent of its maximum: 0 for nothing handed in, None where there is no mark."""
    if mark.state == "not_submitted":
        return 0.0
    return None if mark.final is None or not mark.max_points else 100 * mark.final / mark.max_points


def _row(marks: ClassMarks, student: str) -> list[object]:
    own = marks.of(student)
    found = total(own, marks.course.drop_lowest)
    row: list[object] = [*whose(marks, student), found.percent, found.so_far]
    row += [" ".join(names) for names in (found.open, found.dropped, found.excused)]
    for mark in own:
        share = None if mark.is_excused else percent(mark)
        row += [None if share is None else round(share, DIGITS), mark.assignment.weight]
        row.append(shown_state(mark))
    return row
