"""A row for each student and assignment, and one for each exercise and written answer of it."""

from collections.abc import Iterator

from autograder.export.marks import ClassMarks, Mark
from autograder.export.wide import HEAD, shown_state, whose
from autograder.render.csv import table

COLUMNS = (
    *HEAD, "assignment", "kind", "part", "state", "points", "max", "penalty", "final", "due",
    "received", "late_s", "mistake", "note",
)  # fmt: skip

Cells = tuple[object, ...]


def files(marks: ClassMarks) -> dict[str, bytes]:
    """The table as one CSV file."""
    rows = [
        [*whose(marks, mark.student), *cells]
        for mark in marks.marks.values()
        for cells in _rows(mark)
    ]
    return {"grades-long.csv": table([COLUMNS, *rows]).encode()}


def _rows(mark: Mark) -> Iterator[Cells]:
    report = mark.report
    times: Cells = (None, None, None)
    if report is not None:
        times = (report.due, report.source.time, report.late_s)
    yield (
        mark.assignment.id, "assignment", "", shown_state(mark), mark.points, mark.max_points,
        mark.penalty, mark.final, *times, "", mark.note,
    )  # fmt: skip
    rest: Cells = (None,) * 5
    for result in report.exercises if report is not None else ():
        mistake = result.misconception.id if result.misconception else ""
        yield (
            mark.assignment.id, "exercise", result.id, result.state,
            mark.exercises.get(result.id), result.max_points, *rest, mistake, "",
        )  # fmt: skip
    for answer in mark.written if report is not None else ():
        waits = "needs_manual" if answer.points is None else "graded"
        yield (
            mark.assignment.id, "written", answer.id, waits, answer.points, answer.max_points,
            *rest, "", "",
        )  # fmt: skip
