"""The grades file of GitHub Classroom, which closed in 2026: many scripts still read it."""

from autograder.collect.git.addresses import hosted
from autograder.course import Assignment
from autograder.export.marks import ClassMarks, Mark
from autograder.render.csv import table

COLUMNS = (
    "assignment_name", "assignment_url", "starter_code_url", "github_username",
    "roster_identifier", "student_repository_name", "student_repository_url",
    "submission_timestamp", "points_awarded", "points_available",
)  # fmt: skip


def files(marks: ClassMarks) -> dict[str, bytes]:
    """A CSV file for each assignment, with a row for each student; no mark is an empty cell."""
    return {
        f"classroom-{assignment.id}.csv": _table(marks, assignment)
        for assignment in marks.assignments
    }


def _table(marks: ClassMarks, assignment: Assignment) -> bytes:
    rows = [_row(marks.marks[assignment.id, student]) for student in marks.students]
    return table([COLUMNS, *rows]).encode()


def _row(mark: Mark) -> list[object]:
    person, source = mark.person, mark.report.source if mark.report else None
    page = source.repository if source else ""
    place = hosted(page)
    return [
        mark.assignment.title,
        "",
        "",
        person.github if person else "",
        (person.id or person.folder) if person else mark.student,
        place.name.partition("/")[2] if place else "",
        page,
        source.time if source else "",
        mark.final,
        mark.max_points,
    ]
