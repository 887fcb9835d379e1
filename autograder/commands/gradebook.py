"""autograder gradebook."""

from pathlib import Path
from typing import Annotated

import typer

from autograder.collect.extensions import FOLDER as DATA
from autograder.collect.roster import FILE_NAME as ROSTER
from autograder.collect.roster import load_roster
from autograder.commands.common import (
    GRADES,
    SUBMITTED,
    AssignmentId,
    CourseRoot,
    assignment_of,
    find_course,
)
from autograder.export.manual import FILE


def gradebook(
    assignment: AssignmentId,
    grades: Annotated[Path | None, typer.Option(help=f"Reports; default: {GRADES}.")] = None,
    submissions: Annotated[
        Path | None, typer.Option(help=f"Folder of submissions; default: {SUBMITTED}.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help=f"The gradebook; default: {FILE}.")] = None,
    course_root: CourseRoot = None,
) -> None:
    """Bring a class's reports into nbgrader's gradebook; marks given by hand stay."""
    from autograder.nbgrader_bridge.sync import Job, sync  # importing nbgrader takes seconds

    course = find_course(course_root)
    roster = course.root / DATA / ROSTER
    job = Job(
        course,
        assignment_of(course, assignment),
        to or course.root / FILE,
        grades or course.root / GRADES,
        submissions or course.root / SUBMITTED,
        course.root / DATA / "autograded",
        load_roster(roster) if roster.exists() else None,
    )
    done = sync(job)
    typer.echo(
        f"{done.written} submissions are in {job.gradebook}; {done.waiting} wait for a person"
    )
