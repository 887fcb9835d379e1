"""Where the marks of a course lie unless said otherwise."""

from pathlib import Path

from autograder.collect.extensions import FOLDER as DATA
from autograder.collect.roster import FILE_NAME as ROSTER
from autograder.collect.roster import load_roster
from autograder.course import Course
from autograder.export import manual
from autograder.export.marks import Sources


def usual_sources(
    course: Course,
    grades: Path | None = None,
    submitted: Path | None = None,
    gradebook: Path | None = None,
    roster: Path | None = None,
) -> Sources:
    """What marks are made from; each part may lie elsewhere. There need not be a roster."""
    data = course.root / DATA
    people = roster or (data / ROSTER if (data / ROSTER).exists() else None)
    return Sources(
        grades or data / "grades",
        submitted or data / "submitted",
        manual.read_book(course, gradebook or course.root / manual.FILE),
        load_roster(people) if people else None,
    )
