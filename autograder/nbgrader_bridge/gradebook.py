"""Writes into nbgrader's gradebook: what an assignment is worth, and what came of a submission.

A mark that a person gave is never touched. It is flagged for another look where what it replaced
has changed since.
"""

import json
from collections.abc import Mapping
from datetime import UTC
from pathlib import Path
from typing import Any, Final

from nbgrader.api import Comment, Grade, Gradebook, GradeCell, SolutionCell, SubmittedNotebook
from sqlalchemy import select

from autograder import late
from autograder.collect.receipts import stored_time
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


def enter(book: Gradebook, assignment: str, student: str, folder: Path) -> SubmittedNotebook:
    """A student's submission in the gradebook, made where it is not there; nothing is committed.

    It has a grade and a comment for every cell, those that came to the assignment later included.
    """
    book.update_or_create_student(student)
    time = stored_time(folder)
    told = {} if time is None else {"timestamp": time.astimezone(UTC).replace(tzinfo=None)}
    book.update_or_create_submission(assignment, student, **told)
    notebook = book.find_submission_notebook(assignment, assignment, student)
    graded = {grade.cell_id for grade in notebook.grades}
    commented = {each.cell_id for each in notebook.comments}
    for kind, known, entry in ((GradeCell, graded, Grade), (SolutionCell, commented, Comment)):
        of_notebook = select(kind.id).where(kind.notebook_id == notebook.notebook_id)
        for cell in book.db.scalars(of_notebook):
            if cell not in known:
                book.db.add(entry(cell_id=cell, notebook=notebook))
    book.db.flush()
    book.db.refresh(notebook)
    return notebook


def store(
    notebook: SubmittedNotebook,
    report: Report,
    released: Notebook,
    notes: Mapping[str, list[str]],
    answers: Mapping[str, bool | None],
) -> None:
    """Write what came of a submission; the caller commits.

    `notes` are sentences on the notebook by cell. `answers` says of each written answer whether it
    is new since it was last looked at, None where nothing was written.
    """
    grades = {grade.name: grade for grade in notebook.grades}
    comments = {each.name: each for each in notebook.comments}
    results = {result.id: result for result in report.exercises}
    beside = solution_beside(released)
    for name, result in results.items():
        if name not in grades:
            continue
        _grade(grades[name], result.points, is_doubtful=bool(report.regrade_failed))
        told = [*notes.get("", ()), *notes.get(beside.get(name, ""), ()), *notes.get(name, ())]
        if report.regrade_failed:
            told.insert(0, f"{report.regrade_failed[:1].upper()}{report.regrade_failed[1:]}.")
        if name in beside:
            comments[beside[name]].auto_comment = comment(result, told)[:MOST_COMMENT]
    for name, is_new in answers.items():
        _answer(grades[name], is_new)
        told = ["No response."] if is_new is None else []
        told += [*notes.get("", ()), *notes.get(name, ())]
        comments[name].auto_comment = " ".join(told)[:MOST_COMMENT] or None


def penalize(notebook: SubmittedNotebook, report: Report, assignment: Assignment) -> None:
    """Take off what lateness costs, of all that is marked so far."""
    off = late.penalty(assignment.late, report.late_s, notebook.score or 0)
    notebook.late_submission_penalty = None if report.excused or not off else float(off)


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


def _grade(grade: Grade, points: int | None, *, is_doubtful: bool) -> None:
    """The points of an exercise; a person's own mark stays and is looked at again if they moved."""
    has_moved = grade.auto_score != points
    was_waiting = grade.manual_score is not None and grade.needs_manual_grade
    grade.auto_score = None if points is None else float(points)
    is_overruled = grade.manual_score is not None and (has_moved or was_waiting)
    grade.needs_manual_grade = points is None or is_doubtful or is_overruled


def _answer(grade: Grade, is_new: bool | None) -> None:
    """A written answer: 0 where there is none, else a person's mark is waited for."""
    grade.auto_score = 0.0 if is_new is None else None
    has_mark = grade.manual_score is not None
    if is_new is None:
        grade.needs_manual_grade = has_mark and grade.needs_manual_grade
    else:
        grade.needs_manual_grade = is_new or not has_mark
