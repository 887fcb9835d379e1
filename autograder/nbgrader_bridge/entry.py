"""Submissions in nbgrader's gradebook, with a grade and a comment for every cell: all at once.

Written with SQL and not with nbgrader's functions, which commit at every step and read the whole
class for each student; grades have no index by submission.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from typing import Any, TypeVar

from nbgrader.api import (
    Assignment,
    BaseCell,
    Comment,
    Grade,
    Gradebook,
    GradeCell,
    Notebook,
    SolutionCell,
    Student,
    SubmittedAssignment,
    SubmittedNotebook,
    new_uuid,
)
from sqlalchemy import Table, bindparam, insert, select, update

from autograder.collect.roster import Person
from autograder.nbgrader_bridge.gradebook import Entry


@dataclass
class GradeRow:
    """One row of the table of grades."""

    id: str
    cell_id: str
    notebook_id: str
    auto_score: float | None = None
    manual_score: float | None = None
    extra_credit: float | None = None
    needs_manual_grade: bool = True


@dataclass
class CommentRow:
    """One row of the table of comments."""

    id: str
    cell_id: str
    notebook_id: str
    auto_comment: str | None = None


_Row = TypeVar("_Row", GradeRow, CommentRow)


class Entries:
    """The submissions of one assignment, those of some students or of all.

    What is set in an entry is written by `write`; the caller begins and commits. Only the grader's
    own columns are written where a row is there already.
    """

    def __init__(self, book: Gradebook, assignment: str, only: str | None = None) -> None:
        self._db = book.db
        master = select(Notebook.id, Notebook.assignment_id).join(Assignment)
        wanted = master.where(Assignment.name == assignment, Notebook.name == assignment)
        self._notebook, self._assignment = self._db.execute(wanted).one()
        cells = select(BaseCell.id, BaseCell.name).where(BaseCell.notebook_id == self._notebook)
        self._names: dict[str, str] = {row.id: row.name for row in self._db.execute(cells)}
        kinds = (GradeCell, SolutionCell)
        self._cells = [
            set(self._db.scalars(select(kind.id).where(kind.notebook_id == self._notebook)))
            for kind in kinds
        ]
        self._students = set(self._db.scalars(select(Student.id)))
        self._new: dict[Any, list[dict[str, Any]]] = {}
        self._old: dict[Any, list[dict[str, Any]]] = {}
        self._read(only)

    def _read(self, only: str | None) -> None:
        sub, note = SubmittedAssignment, SubmittedNotebook
        found = select(sub.student_id, sub.id, note.id).join(note, note.assignment_id == sub.id)
        found = found.where(note.notebook_id == self._notebook)
        if only is not None:
            found = found.where(sub.student_id == only)
        self._submissions = {who: (one, two) for who, one, two in self._db.execute(found)}
        self._grades: dict[str, dict[str, GradeRow]] = {}
        for grade in self._all(Grade, GradeRow, only):
            self._grades.setdefault(grade.notebook_id, {})[self._names[grade.cell_id]] = grade
        self._comments: dict[str, dict[str, CommentRow]] = {}
        for said in self._all(Comment, CommentRow, only):
            self._comments.setdefault(said.notebook_id, {})[self._names[said.cell_id]] = said

    def _all(self, kind: Any, row: type[_Row], only: str | None) -> Iterator[_Row]:
        """The rows of the students' submissions."""
        columns = [getattr(kind, field.name) for field in fields(row)]
        within = select(SubmittedNotebook.id).where(SubmittedNotebook.notebook_id == self._notebook)
        if only is not None:
            within = within.where(
                SubmittedNotebook.id.in_([two for _, two in self._submissions.values()])
            )
        for values in self._db.execute(select(*columns).where(kind.notebook_id.in_(within))):
            yield row(*values)

    def enrol(self, student: str, person: Person | None = None) -> None:
        """Know a student, by name and e-mail where the roster has them."""
        values: dict[str, Any] = {}
        if person is not None:
            first, _, last = person.name.rpartition(" ")
            values = {"first_name": first, "last_name": last, "email": person.email or None}
        if student not in self._students:
            self._students.add(student)
            self._db.execute(insert(Student).values(id=student, **values))
        elif values:
            self._db.execute(update(Student).where(Student.id == student).values(**values))

    def of(self, student: str, time: datetime | None) -> Entry:
        """The submission of a student's, made where it is not there; `time` is its time stamp."""
        stamp = None if time is None else time.astimezone(UTC).replace(tzinfo=None)
        if student not in self._submissions:
            self.enrol(student)
            self._submissions[student] = (new_uuid(), new_uuid())
            one, two = self._submissions[student]
            row = {"id": one, "assignment_id": self._assignment, "student_id": student}
            self._add(SubmittedAssignment, row | {"timestamp": stamp})
            row = {"id": two, "assignment_id": one, "notebook_id": self._notebook}
            self._add(SubmittedNotebook, row | {"flagged": False})
        elif stamp is not None:
            one, _ = self._submissions[student]
            self._change(SubmittedAssignment, {"key": one, "timestamp": stamp})
        notebook = self._submissions[student][1]
        grades = self._grades.setdefault(notebook, {})
        comments = self._comments.setdefault(notebook, {})
        for cell in self._cells[0]:
            if self._names[cell] not in grades:
                grades[self._names[cell]] = made = GradeRow(new_uuid(), cell, notebook)
                self._add(Grade, asdict(made))
        for cell in self._cells[1]:
            if self._names[cell] not in comments:
                comments[self._names[cell]] = said = CommentRow(new_uuid(), cell, notebook)
                self._add(Comment, asdict(said))
        return Entry(grades, comments)

    def penalize(self, student: str, points: float | None) -> None:
        """Set what lateness costs."""
        key = self._submissions[student][1]
        self._change(SubmittedNotebook, {"key": key, "late_submission_penalty": points})

    def write(self, *students: str) -> None:
        """Write the entries of these students."""
        for student in students:
            notebook = self._submissions[student][1]
            for grade in self._grades[notebook].values():
                told = {"auto_score": grade.auto_score, "key": grade.id}
                self._change(Grade, told | {"needs_manual_grade": grade.needs_manual_grade})
            for said in self._comments[notebook].values():
                self._change(Comment, {"key": said.id, "auto_comment": said.auto_comment})
        for kind, rows in self._new.items():
            self._db.execute(insert(kind.__table__), rows)
        for table, changes in self._changes():
            same: dict[str, Any] = {name: bindparam(name) for name in changes[0] if name != "key"}
            self._db.execute(
                update(table).where(table.c.id == bindparam("key")).values(**same), changes
            )
        self._new.clear()
        self._old.clear()

    def _add(self, kind: Any, row: dict[str, Any]) -> None:
        self._new.setdefault(kind, []).append(row)

    def _change(self, kind: Any, row: dict[str, Any]) -> None:
        self._old.setdefault((kind, tuple(sorted(row))), []).append(row)

    def _changes(self) -> Iterator[tuple[Table, list[Mapping[str, Any]]]]:
        for (kind, _), rows in self._old.items():
            yield kind.__table__, list(rows)
