"""Canvas's gradebook import: a column for each assignment under the names that Canvas exports.

What has no mark is left empty, which Canvas leaves as it is; EX excuses.
"""

from autograder.export.marks import ClassMarks, Mark
from autograder.render.csv import table

HEAD = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")


def files(marks: ClassMarks) -> dict[str, bytes]:
    """The table as one CSV file."""
    head = [*HEAD, *(f"{each.id} {each.title}" for each in marks.assignments)]
    most = [
        marks.of(marks.students[0])[place].max_points for place in range(len(marks.assignments))
    ]
    rows = [_row(marks, student) for student in marks.students]
    return {"canvas.csv": table([head, ["    Points Possible", *[""] * 4, *most], *rows]).encode()}


def _row(marks: ClassMarks, student: str) -> list[object]:
    person = marks.people.get(student)
    whose = (
        (person.name or student, person.lms, person.id, person.login, "")
        if person
        else (student, "", "", student, "")
    )
    return [*whose, *(_cell(mark) for mark in marks.of(student))]


def _cell(mark: Mark) -> object:
    return "EX" if mark.is_excused else mark.final
