"""The class page as one long table: a row for each count, and for each thing to look after."""

from collections.abc import Iterator, Sequence

from autograder.render.class_records import Event, ExerciseRate, Names, Summary
from autograder.render.class_summary import summarise
from autograder.render.csv import table
from autograder.report import Report

HEAD = ("kind", "exercise", "key", "value", "out_of", "title", "students")

Cells = tuple[object, object, object, object, object, object, object]


def class_table(summary: Summary) -> str:
    """CSV text, formula cells defused. What a row has nothing to say of is an empty cell.

    `students` are separated by a semicolon and a space.
    """
    return table([HEAD, *_rows(summary)])


def of_reports(reports: Sequence[Report]) -> str:
    """The table of a class with open names, its files not compared."""
    return class_table(summarise(reports, None, Names()))


def _rows(summary: Summary) -> Iterator[Cells]:
    yield _row("assignment", key=summary.assignment)
    for state, count in summary.states.items():
        yield _row("state", key=state, value=count, out_of=summary.students)
    yield from _graded(summary)
    for rate in summary.exercises:
        yield from _exercise(rate)
    for each in summary.mistakes:
        yield _row("mistake" if each.id else "unnamed_mistake", each.exercise, each.id,
                   len(each.students), summary.students, each.title, each.students)  # fmt: skip
    yield from _events("timeout", summary.timeouts)
    yield from _events("crash", summary.crashes)
    yield from _events("not_gradable", summary.unread)
    for absence in summary.absent:
        for exercise in absence.exercises or ("",):
            yield _row("not_submitted", exercise, students=(absence.student,))
    yield from _alike(summary)
    yield from _origin(summary)


def _row(
    kind: str,
    exercise: str = "",
    key: object = "",
    value: object = "",
    out_of: object = "",
    title: str = "",
    students: tuple[str, ...] = (),
) -> Cells:
    return kind, exercise, key, value, out_of, title, "; ".join(students)


def _graded(summary: Summary) -> Iterator[Cells]:
    yield _row("points", key="mean", value=round(summary.mean, 2), out_of=summary.max_points)
    yield _row("points", key="median", value=summary.median, out_of=summary.max_points)
    yield _row("points", key="full_marks", value=summary.full, out_of=summary.students)
    for each in summary.bins:
        yield _row("points_from", key=each.low, value=each.students)
    for name, students in (("grader_error", summary.failed), ("kept_mark", summary.kept)):
        for student in students:
            yield _row(name, students=(student,))


def _exercise(rate: ExerciseRate) -> Iterator[Cells]:
    counts = {
        "full": rate.full,
        "part": rate.part,
        "nothing": rate.nothing,
        "not_gradable": rate.unread,
    }
    for key, count in counts.items():
        yield _row("exercise", rate.id, key, count, rate.out_of, rate.title)
    yield _row("exercise", rate.id, "mean", round(rate.mean, 2), rate.max_points, rate.title)
    for probe in rate.probes:
        yield _row("check_passed", rate.id, probe.id, probe.passed, probe.out_of, probe.title)


def _events(kind: str, events: tuple[Event, ...]) -> Iterator[Cells]:
    for each in events:
        value = each.line or "" if kind == "not_gradable" else each.checks
        yield _row(kind, each.exercise, value=value, title=each.message, students=(each.student,))


def _alike(summary: Summary) -> Iterator[Cells]:
    if summary.comparison is None:
        yield _row("same_program", title="not compared: no submissions where they were looked for")
        return
    for each in summary.comparison.alike:
        told = each.like or ("each other, byte for byte" if each.exact else "each other")
        count = len(each.students)
        yield _row("same_program", each.exercise, value=count, title=told, students=each.students)
    for left in summary.comparison.uncompared:
        yield _row("not_compared", left.exercise, title=left.reason, students=(left.student,))


def _origin(summary: Summary) -> Iterator[Cells]:
    for kind, values in (
        ("jail", summary.jails),
        ("key_id", summary.keys),
        ("versions", summary.versions),
    ):
        for value in values:
            yield _row(kind, key=value)


__all__ = ["HEAD", "class_table", "of_reports"]
