"""Where the marks of a course lie unless said otherwise."""

from pathlib import Path

from autograder import places
from autograder.collect.roster import load_roster, usual_roster
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
    return Sources(
        grades or course.root / places.GRADES,
        submitted or course.root / places.SUBMITTED,
        manual.read_book(course, gradebook or course.root / places.GRADEBOOK),
        load_roster(roster) if roster else usual_roster(course.root),
    )
