"""Reports as CSV, one row for each student, states kept apart from marks."""

import csv
import io
import unicodedata
from collections.abc import Sequence

from autograder.report import ExerciseResult, Report, exercise_ids

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n")


def cell(value: object) -> str:
    """A value that no spreadsheet takes for a formula; a missing mark is an empty cell."""
    text = "" if value is None else str(value)
    # Some spreadsheets take the wide forms of these characters as well.
    first = unicodedata.normalize("NFKC", text[:1])
    dangerous = isinstance(value, str) and first.startswith(FORMULA_STARTS)
    return f"'{text}" if dangerous else text


def table(rows: Sequence[Sequence[object]]) -> str:
    """Rows as CSV text with every cell defused."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerows([cell(value) for value in row] for row in rows)
    return stream.getvalue()


def grades(reports: Sequence[Report]) -> str:
    """One row for each student: state, points, and points and state of each exercise."""
    exercises = exercise_ids(reports)
    head = ["student", "assignment", "state", "points", "max_points", "late_s", "penalty"]
    head += ["final_points", *exercises, "states", "jail", "key_id", "note", "due", "received"]
    head += ["excused"]
    return table([head, *(_row(report, exercises) for report in reports)])


def _row(report: Report, exercises: Sequence[str]) -> list[object]:
    points = {result.id: _points(result) for result in report.exercises}
    others = [f"{each.id}:{each.state}" for each in report.exercises if each.state != "graded"]
    return [
        report.student,
        report.assignment,
        report.state,
        None if report.state == "not_submitted" else report.points,
        report.max_points,
        report.late_s,
        report.penalty,
        None if report.state == "not_submitted" else report.final_points,
        *(points.get(name) for name in exercises),
        " ".join(others),
        report.jail,
        report.key_id,
        report.regrade_failed,
        report.due,
        report.source.time,
        "yes" if report.excused else "",
    ]


def _points(result: ExerciseResult) -> int | None:
    return result.points if result.state in ("graded", "not_gradable") else None
