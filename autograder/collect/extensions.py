"""Extensions and excuses: course-data/extensions.csv, one row for a student and an assignment."""

from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from autograder import places
from autograder.collect import stamps
from autograder.collect.roster import Roster, usual_roster
from autograder.collect.tables import Row, TableError, fold, read_table
from autograder.course.records import Course

COLUMNS: Final = {
    "student": ("login", "id", "username", "email", "user"),
    "assignment": (),
    "until": ("due", "extended until", "extension"),
    "excused": (),
    "note": ("reason", "comment"),
}
_YES = frozenset({"yes", "true", "1", "x", "excused"})
_NO = frozenset({"", "no", "false", "0"})


class Extension(NamedTuple):
    """What one student has for one assignment: a later due time, or an excuse."""

    line: int
    until: datetime | None = None
    excused: bool = False


NONE: Final = Extension(0)


class Extensions(NamedTuple):
    """All extensions, by the folded name of the student's folder and the assignment."""

    entries: dict[tuple[str, str], Extension]

    def of(self, student: str, assignment: str) -> Extension:
        """What a student has for an assignment."""
        return self.entries.get((fold(student), assignment), NONE)


def load_extensions(course: Course) -> Extensions:
    """Read the course's extensions; there are none where there is no such file.

    Raises:
        TableError: a row is wrong or there twice, names nobody on the roster (where the course
            has one) or no assignment, or its time has no zone; the sentence names the line.
    """
    path = course.root / places.EXTENSIONS
    if not path.exists():
        return Extensions({})
    table = read_table(path, COLUMNS)
    for column in ("student", "assignment"):
        if column not in table.columns:
            raise TableError(path, f"no column is called {column}", 1)
    roster = usual_roster(course.root)
    entries: dict[tuple[str, str], Extension] = {}
    for row in table.rows:
        key = (_student(path, row, roster), _assignment(path, row, course))
        if key in entries:
            reason = f"lines {entries[key].line} and {row.line} are about the same: leave one"
            raise TableError(path, reason)
        entries[key] = _extension(path, row, course.assignment(key[1]).due)
    return Extensions(entries)


def _student(path: Path, row: Row, roster: Roster | None) -> str:
    told = row.cells.get("student", "")
    if not told:
        raise TableError(path, "no student is named", row.line)
    if roster is None:
        return fold(told)
    person = roster.by_key(told)
    if person is None:
        raise TableError(path, f"{told!r} is nobody on {roster.path.name}", row.line)
    return fold(person.folder)


def _assignment(path: Path, row: Row, course: Course) -> str:
    told = row.cells.get("assignment", "")
    try:
        return course.assignment(told).id
    except KeyError as error:
        raise TableError(path, f"no such assignment: {error.args[0]}", row.line) from None


def _extension(path: Path, row: Row, due: datetime) -> Extension:
    until, excused = row.cells.get("until", ""), fold(row.cells.get("excused", ""))
    if excused not in _YES | _NO:
        raise TableError(path, f"excused is {excused!r}, write yes or leave it empty", row.line)
    if bool(until) == (excused in _YES):
        raise TableError(path, "write either until when, or that they are excused", row.line)
    if not until:
        return Extension(row.line, excused=True)
    try:
        time = stamps.parse(until)
    except stamps.StampError as error:
        raise TableError(path, str(error), row.line) from None
    if time < due:
        raise TableError(path, f"{until} is before the assignment is due", row.line)
    return Extension(row.line, until=time)
