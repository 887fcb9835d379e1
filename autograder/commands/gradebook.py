"""autograder gradebook."""

from pathlib import Path
from typing import Annotated

import typer

from autograder import places
from autograder.commands.common import (
    AssignmentId,
    CourseRoot,
    Grades,
    Submissions,
    assignment_of,
    find_course,
)


def gradebook(
    assignment: AssignmentId,
    grades: Grades = None,
    submissions: Submissions = None,
    to: Annotated[
        Path | None, typer.Option(help=f"The gradebook; default: {places.GRADEBOOK}.")
    ] = None,
    course_root: CourseRoot = None,
) -> None:
    """Bring a class's reports into nbgrader's gradebook; marks given by hand stay."""
    from autograder.nbgrader_bridge.sync import sync, usual_job  # importing nbgrader takes seconds

    course = find_course(course_root)
    job = usual_job(course, assignment_of(course, assignment), to, grades, submissions)
    done = sync(job)
    typer.echo(
        f"{done.written} submissions are in {job.gradebook}; {done.waiting} wait for a person"
    )
