"""autograder feedback."""

from pathlib import Path
from typing import Annotated

import typer

from autograder.collect.extensions import FOLDER as DATA
from autograder.commands.common import (
    GRADES,
    SUBMITTED,
    AssignmentId,
    CourseRoot,
    StudentGlob,
    assignment_of,
    find_course,
)
from autograder.export.marks import class_marks
from autograder.export.sources import usual_sources

PAGES = f"{DATA}/feedback"


def feedback(
    assignment: AssignmentId,
    student: StudentGlob = "*",
    grades: Annotated[Path | None, typer.Option(help=f"Reports; default: {GRADES}.")] = None,
    submissions: Annotated[
        Path | None, typer.Option(help=f"Folder of submissions; default: {SUBMITTED}.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help=f"Where pages are written; default: {PAGES}.")
    ] = None,
    course_root: CourseRoot = None,
) -> None:
    """Write each student's page, for nbgrader's release_feedback or to hand out."""
    from autograder import feedback as writing  # jinja2 is only needed here

    course = find_course(course_root)
    chosen = assignment_of(course, assignment)
    sources = usual_sources(course, grades, submissions)
    marks = list(class_marks(course, sources, [chosen], student).marks.values())
    place = writing.Place(sources.submitted, out or course.root / PAGES)
    for mark in marks:
        writing.write(place, mark, sources.book.of(chosen.id, mark.student))
    absent = writing.without_page(marks)
    told = f"; nothing to tell: {', '.join(absent)}" if absent else ""
    typer.echo(f"{len(marks) - len(absent)} pages in {place.feedback}{told}")
