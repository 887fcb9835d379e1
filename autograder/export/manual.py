"""What people gave by hand, read from nbgrader's gradebook without changing it.

Read with SQL, as importing nbgrader takes seconds. Where there is no gradebook, or an assignment is
not in it, nothing was given by hand and written answers do not count.
"""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from autograder.course import Course
from autograder.errors import UserError

WAIT_S: Final = 60.0

_GRADES: Final = """
    SELECT assignment.name, submitted_assignment.student_id, base_cell.name, grade_cells.max_score,
           grade.auto_score, grade.manual_score, grade.extra_credit, grade.needs_manual_grade
    FROM grade
    JOIN submitted_notebook ON submitted_notebook.id = grade.notebook_id
    JOIN submitted_assignment ON submitted_assignment.id = submitted_notebook.assignment_id
    JOIN assignment ON assignment.id = submitted_assignment.assignment_id
    JOIN base_cell ON base_cell.id = grade.cell_id
    JOIN grade_cells ON grade_cells.id = base_cell.id
"""
_CELLS: Final = """
    SELECT assignment.name, base_cell.name, grade_cells.max_score
    FROM grade_cells
    JOIN base_cell ON base_cell.id = grade_cells.id
    JOIN notebook ON notebook.id = base_cell.notebook_id
    JOIN assignment ON assignment.id = notebook.assignment_id
    ORDER BY base_cell.name
"""

_COMMENTS: Final = """
    SELECT assignment.name, submitted_assignment.student_id, base_cell.name, comment.manual_comment
    FROM comment
    JOIN submitted_notebook ON submitted_notebook.id = comment.notebook_id
    JOIN submitted_assignment ON submitted_assignment.id = submitted_notebook.assignment_id
    JOIN assignment ON assignment.id = submitted_assignment.assignment_id
    JOIN base_cell ON base_cell.id = comment.cell_id
    WHERE comment.manual_comment IS NOT NULL
"""

Points = int | float
_Row = tuple[str, str, str, float, float | None, float | None, float | None, int]


class GradebookError(UserError):
    """The gradebook cannot be read or written; the text says what to do."""


class Manual(NamedTuple):
    """What people gave one student: corrections of exercises, extra credit, written answers.

    `written` maps each written answer to its points, None while it waits, and its maximum;
    `is_known` says whether the student's submission is in the gradebook at all. `comments` are
    people's, each with the name of the cell it stands at.
    """

    corrections: dict[str, Points]
    extra: dict[str, Points]
    written: dict[str, tuple[Points | None, Points]]
    is_known: bool = True
    comments: tuple[tuple[str, str], ...] = ()

    @property
    def has_answer(self) -> bool:
        """Whether the student wrote any answer for a person to mark."""
        return self.is_known and any(points != 0 for points, _ in self.written.values())

    def corrected(self, exercise: str, points: Points | None) -> Points | None:
        """The points of an exercise with what people made of them."""
        points = self.corrections.get(exercise, points)
        extra = self.extra.get(exercise)
        return points if extra is None else whole((points or 0) + extra)


class Book(NamedTuple):
    """The manual part of a gradebook: written answers by assignment, marks by student too."""

    written: dict[str, dict[str, Points]]
    marks: dict[tuple[str, str], Manual]

    def of(self, assignment: str, student: str) -> Manual:
        """What one student was given; written answers wait where the student is not in it."""
        waiting = {name: (None, worth) for name, worth in self.written.get(assignment, {}).items()}
        return self.marks.get((assignment, student), Manual({}, {}, dict(waiting), False))


EMPTY: Final = Book({}, {})


def whole(points: float) -> Points:
    """A number of points, as an int where it is one."""
    return int(points) if float(points).is_integer() else points


def read_book(course: Course, path: Path) -> Book:
    """Read what people gave by hand.

    Raises:
        GradebookError: the file is no gradebook, or stays locked.
    """
    if not path.is_file():
        return EMPTY
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=WAIT_S)) as connection:
            cells = connection.execute(_CELLS).fetchall()
            grades = connection.execute(_GRADES).fetchall()
            comments = connection.execute(_COMMENTS).fetchall()
    except sqlite3.Error as error:
        raise GradebookError(f"{path} cannot be read as a gradebook: {error}") from None
    book = _book(course, cells, grades)
    for assignment, student, cell, text in comments:
        if manual := book.marks.get((assignment, student)):
            told = (*manual.comments, (cell, text))
            book.marks[assignment, student] = manual._replace(comments=told)
    return book


def _book(course: Course, cells: Iterable[tuple[str, str, float]], grades: Iterable[_Row]) -> Book:
    exercises = {each.id: {one.id for one in each.exercises} for each in course.assignments}
    written: dict[str, dict[str, Points]] = {}
    for assignment, cell, worth in cells:
        if cell not in exercises.get(assignment, {cell}):
            written.setdefault(assignment, {})[cell] = whole(worth)
    marks: dict[tuple[str, str], Manual] = {}
    for assignment, student, cell, worth, auto, given, extra, waits in grades:
        key = assignment, student
        manual = marks.setdefault(key, Manual({}, {}, {}))
        if cell in written.get(assignment, {}):
            points = _given(auto, given, extra, bool(waits))
            manual.written[cell] = (points, whole(worth))
            continue
        if given is not None:
            manual.corrections[cell] = whole(given)
        if extra is not None:
            manual.extra[cell] = whole(extra)
    return Book(written, marks)


def _given(
    auto: float | None, given: float | None, extra: float | None, waits: bool
) -> Points | None:
    """The points of a written answer: a person's, else 0 for none written, else none yet."""
    points = given if given is not None else (None if waits else auto)
    return None if points is None else whole(points + (extra or 0))
