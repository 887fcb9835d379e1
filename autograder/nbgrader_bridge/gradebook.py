"""Writes into nbgrader's gradebook: what an assignment is worth, and what came of a submission.

A mark that a person gave is never touched. It is flagged for another look where what it replaced
has changed since.
"""

import json
from collections.abc import Mapping
from datetime import UTC
from typing import Any, Final, NamedTuple, Protocol

from nbgrader.api import Gradebook

from autograder import late
from autograder.course import Assignment, Course
from autograder.errors import UserError
from autograder.nbgrader_bridge.config import find_alembic
from autograder.nbgrader_bridge.mend import Notebook, grade_id, source_of
from autograder.release.build import ASSIGNMENTS
from autograder.render.cell import comment
from autograder.report import Report

MOST_COMMENT: Final = 4000


class BridgeError(UserError):
    """nbgrader and the course do not fit together; the text says what to do."""


def open_gradebook(address: str, course_id: str) -> Gradebook:
    """The gradebook, with its tables. Close it after use."""
    find_alembic()
    return Gradebook(address, course_id)


def released_notebook(course: Course, assignment: Assignment) -> Notebook:
    """The notebook students get; BridgeError when it is not there."""
    path = course.root / ASSIGNMENTS / assignment.id / f"{assignment.id}.ipynb"
    try:
        notebook: Notebook = json.loads(path.read_bytes())
    except (OSError, ValueError):
        raise BridgeError(f"{path} cannot be read: run autograder release") from None
    return notebook


def register(book: Gradebook, assignment: Assignment, released: Notebook) -> None:
    """Tell the gradebook what an assignment is: due time, cells, and what they are worth."""
    due = assignment.due.astimezone(UTC).replace(tzinfo=None)
    name = assignment.id
    book.update_or_create_assignment(name, duedate=due)
    kernel = json.dumps(released["metadata"].get("kernelspec", {}))
    book.update_or_create_notebook(name, name, kernelspec=kernel)
    for cell in released["cells"]:
        if grade_id(cell):
            _register_cell(book, name, cell)


def _register_cell(book: Gradebook, name: str, cell: Mapping[str, Any]) -> None:
    ours, kind = cell["metadata"]["nbgrader"], cell["cell_type"]
    place = (grade_id(cell), name, name)
    if ours["grade"]:
        book.update_or_create_grade_cell(*place, max_score=float(ours["points"]), cell_type=kind)
    if ours["solution"]:
        book.update_or_create_solution_cell(*place)
    book.update_or_create_source_cell(
        *place,
        cell_type=kind,
        locked=bool(ours["locked"] or (ours["grade"] and not ours["solution"])),
        source=source_of(cell),
        checksum=ours.get("checksum"),
    )


class GradeRow(Protocol):
    """A cell's marks: nbgrader's own record, or what a bulk write holds in its place."""

    auto_score: float | None
    manual_score: float | None
    extra_credit: float | None
    needs_manual_grade: bool


class CommentRow(Protocol):
    """A cell's comment of the grader."""

    auto_comment: str | None


class Entry(NamedTuple):
    """A student's submission in the gradebook: marks and comments by the name of their cell."""

    grades: Mapping[str, GradeRow]
    comments: Mapping[str, CommentRow]

    @property
    def score(self) -> float:
        """All that is marked so far, as nbgrader counts it."""
        return sum(map(_score, self.grades.values()))


def store(
    entry: Entry,
    report: Report,
    released: Notebook,
    notes: Mapping[str, list[str]],
    answers: Mapping[str, bool | None],
) -> None:
    """Set what came of a submission; the caller writes and commits.

    `notes` are sentences on the notebook by cell. `answers` says of each written answer whether it
    is new since it was last looked at, None where nothing was written.
    """
    beside = solution_beside(released)
    for result in report.exercises:
        name = result.id
        if name not in entry.grades:
            continue
        _grade(entry.grades[name], result.points, is_doubtful=bool(report.regrade_failed))
        told = [*notes.get("", ()), *notes.get(beside.get(name, ""), ()), *notes.get(name, ())]
        if report.regrade_failed:
            told.insert(0, f"{report.regrade_failed[:1].upper()}{report.regrade_failed[1:]}.")
        if name in beside:
            entry.comments[beside[name]].auto_comment = comment(result, told)[:MOST_COMMENT]
    for name, is_new in answers.items():
        _answer(entry.grades[name], is_new)
        told = ["No response."] if is_new is None else []
        told += [*notes.get("", ()), *notes.get(name, ())]
        entry.comments[name].auto_comment = " ".join(told)[:MOST_COMMENT] or None


def penalty(score: float, report: Report, assignment: Assignment) -> float | None:
    """What lateness takes off all that is marked so far; None for nothing, as nbgrader has it."""
    off = late.penalty(assignment.late, report.late_s, score)
    return None if report.excused or not off else float(off)


def solution_beside(released: Notebook) -> dict[str, str]:
    """The cell that holds the comment on each exercise: the answer cell before its grade cell."""
    found: dict[str, str] = {}
    last = ""
    for cell in released["cells"]:
        if not grade_id(cell):
            continue
        ours = cell["metadata"]["nbgrader"]
        if ours["solution"] and not ours["grade"]:
            last = grade_id(cell)
        elif ours["grade"] and not ours["solution"] and last:
            found[grade_id(cell)], last = last, ""
    return found


def written_answers(released: Notebook) -> list[str]:
    """The names of the cells that people mark."""
    return [
        grade_id(cell)
        for cell in released["cells"]
        if grade_id(cell)
        and cell["metadata"]["nbgrader"]["grade"]
        and cell["metadata"]["nbgrader"]["solution"]
    ]


def _grade(grade: GradeRow, points: int | None, *, is_doubtful: bool) -> None:
    """The points of an exercise; a person's own mark stays and is looked at again if they moved."""
    has_moved = grade.auto_score != points
    was_waiting = grade.manual_score is not None and grade.needs_manual_grade
    grade.auto_score = None if points is None else float(points)
    is_overruled = grade.manual_score is not None and (has_moved or was_waiting)
    grade.needs_manual_grade = points is None or is_doubtful or is_overruled


def _answer(grade: GradeRow, is_new: bool | None) -> None:
    """A written answer: 0 where there is none, else a person's mark is waited for."""
    grade.auto_score = 0.0 if is_new is None else None
    has_mark = grade.manual_score is not None
    if is_new is None:
        grade.needs_manual_grade = has_mark and grade.needs_manual_grade
    else:
        grade.needs_manual_grade = is_new or not has_mark


def _score(grade: GradeRow) -> float:
    given = grade.auto_score if grade.manual_score is None else grade.manual_score
    return (given or 0.0) + (grade.extra_credit or 0.0)
