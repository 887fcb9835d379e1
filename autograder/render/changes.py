"""Marks before and after grading again, as plain ASCII lines."""

from collections.abc import Iterator

from autograder.render.console import STATES, points_text
from autograder.report import Report
from autograder.text import plain


def change(old: Report | None, new: Report, *, lower: bool) -> str:
    """One line for a mark that changes, with the exercises that make the difference."""
    text = f"{new.student}: {_mark(old)} -> {_mark(new)}"
    if new.state == "grader_error":
        return plain(f"{text}, an earlier mark is kept")
    parts = list(_exercises(old, new)) if old is not None else []
    if old is not None and old.submission_sha256 != new.submission_sha256:
        parts.append("other files than before")
    return plain(text + (", lower" if lower else "") + (f" ({', '.join(parts)})" if parts else ""))


def _mark(report: Report | None) -> str:
    if report is None:
        return "no mark"
    if report.state in ("not_submitted", "grader_error"):
        return STATES[report.state]
    text = points_text(report.points, report.max_points)
    if report.state == "not_gradable":
        text += " not gradable"
    if report.excused:
        return f"{text} excused"
    return text if report.final_points == report.points else f"{text} ({report.final_points} count)"


def _exercises(old: Report, new: Report) -> Iterator[str]:
    before = {result.id: result.points for result in old.exercises}
    after = {result.id: result.points for result in new.exercises}
    for name in dict.fromkeys([*after, *before]):
        if before.get(name) != after.get(name):
            yield f"{name} {_points(before.get(name))} -> {_points(after.get(name))}"


def _points(points: int | None) -> str:
    return "?" if points is None else str(points)
