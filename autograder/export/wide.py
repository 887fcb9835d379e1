"""A row for each student; of each assignment its final points, its state and its parts."""

from collections.abc import Iterator

from autograder.export.marks import ClassMarks, Mark
from autograder.render.csv import table

HEAD = ("student", "name", "id", "email")
PARTS = ("final", "state", "points", "written", "penalty", "max", "note")


def files(marks: ClassMarks) -> dict[str, bytes]:
    """The table as one CSV file."""
    head = [*HEAD, *(f"{each.id} {part}" for each in marks.assignments for part in PARTS)]
    rows = [[*whose(marks, student), *_cells(marks.of(student))] for student in marks.students]
    return {"grades-wide.csv": table([head, *rows]).encode()}


def whose(marks: ClassMarks, student: str) -> tuple[str, str, str, str]:
    """What the roster says of a student, as the first cells of a row."""
    person = marks.people.get(student)
    return (student, person.name, person.id, person.email) if person else (student, "", "", "")


def shown_state(mark: Mark) -> str:
    """The state of a mark, an excuse included."""
    return "excused" if mark.is_excused else mark.state


def written_points(mark: Mark) -> object:
    """The points of all written answers; None while one waits, or where there is none."""
    given = [each.points for each in mark.written]
    if not given or mark.state in ("not_submitted", "not_graded"):
        return None
    known = [each for each in given if each is not None]
    return sum(known) if len(known) == len(given) else None


def _cells(marks: list[Mark]) -> Iterator[object]:
    for mark in marks:
        yield from (
            mark.final,
            shown_state(mark),
            mark.points,
            written_points(mark),
            mark.penalty,
            mark.max_points,
            mark.note,
        )
