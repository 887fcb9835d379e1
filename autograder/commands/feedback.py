"""autograder feedback."""

from pathlib import Path
from typing import Annotated

import typer

from autograder import places
from autograder.commands.common import (
    AssignmentId,
    CourseRoot,
    Grades,
    StudentGlob,
    Submissions,
    assignment_of,
    find_course,
)
from autograder.export.marks import class_marks
from autograder.export.sources import usual_sources


def feedback(
    assignment: AssignmentId,
    student: StudentGlob = "*",
    grades: Grades = None,
    submissions: Submissions = None,
    out: Annotated[
        Path | None, typer.Option(help=f"Where pages are written; default: {places.FEEDBACK}.")
    ] = None,
    course_root: CourseRoot = None,
) -> None:
    """Write each student's page, for nbgrader's release_feedback or to hand out."""
    from autograder import feedback as writing  # jinja2 is only needed here

    course = find_course(course_root)
    chosen = assignment_of(course, assignment)
    sources = usual_sources(course, grades, submissions)
    marks = list(class_marks(course, sources, [chosen], student).marks.values())
    place = writing.Place(sources.submitted, out or course.root / places.FEEDBACK)
    for mark in marks:
        writing.write(place, mark, sources.book.of(chosen.id, mark.student))
    absent = writing.without_page(marks)
    told = f"; nothing to tell: {', '.join(absent)}" if absent else ""
    typer.echo(f"{len(marks) - len(absent)} pages in {place.feedback}{told}")
