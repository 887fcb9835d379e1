"""Moodle's grade import: what tells students apart, then grade and feedback of each assignment.

What has no mark is left empty, which Moodle leaves as it is.
"""

from collections.abc import Iterator

from autograder.export.marks import ClassMarks, Mark
from autograder.export.wide import shown_state
from autograder.render.csv import table

HEAD = ("Username", "ID number", "Email address", "Full name")


def files(marks: ClassMarks) -> dict[str, bytes]:
    """The table as one CSV file."""
    titles = [f"{each.id} {each.title}" for each in marks.assignments]
    head = [*HEAD, *(part for title in titles for part in (title, f"{title} (feedback)"))]
    return {"moodle.csv": table([head, *(_row(marks, each) for each in marks.students)]).encode()}


def _row(marks: ClassMarks, student: str) -> list[object]:
    person = marks.people.get(student)
    whose = (
        (person.login, person.id, person.email, person.name) if person else (student, "", "", "")
    )
    return [*whose, *(cell for mark in marks.of(student) for cell in (mark.final, _feedback(mark)))]


def _feedback(mark: Mark) -> str:
    """What the mark consists of, in one line."""
    if mark.final is None or mark.report is None:
        return "" if mark.state in ("not_submitted", "not_graded") else _words(shown_state(mark))
    return "; ".join(_parts(mark))


def _parts(mark: Mark) -> Iterator[str]:
    for result in mark.report.exercises if mark.report else ():
        told = f"{result.id} {_points(mark.exercises.get(result.id))}/{result.max_points}"
        mistake = f": {result.misconception.title}" if result.misconception else ""
        yield told + mistake
    yield from (f"{each.id} {_points(each.points)}/{each.max_points}" for each in mark.written)
    if mark.penalty:
        yield f"late, {mark.penalty} off"


def _points(points: object) -> object:
    return 0 if points is None else points


def _words(state: str) -> str:
    return state.replace("_", " ")
