"""What several commands share: their options, and how they find course, assignment and key."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from autograder import places
from autograder.batch import executor
from autograder.batch.executor import Setup, Where
from autograder.batch.processes import on_this_machine
from autograder.course import Assignment, Course, Exercise, load_course, nearest_course
from autograder.errors import UserError
from autograder.key import DEMO_SECRET, Key, key_from_text

CourseRoot = Annotated[
    Path | None, typer.Option("--course", help="Folder of course.toml; default: found upwards.")
]
StudentGlob = Annotated[str, typer.Option("--student", help="Only students matching this pattern.")]
AssignmentId = Annotated[str, typer.Option("--assignment", "-A", help="Id of the assignment.")]
Jobs = Annotated[int, typer.Option("-j", "--jobs", min=0, help="Grader processes; 0: one a core.")]
Scheduler = Annotated[
    str, typer.Option(help="Grade on a Dask cluster: tls://HOST:8786 (see docs/cluster.md).")
]
Grades = Annotated[
    Path | None, typer.Option("--grades", help=f"Reports; default: {places.GRADES}.")
]
Submissions = Annotated[
    Path | None,
    typer.Option("--submissions", help=f"Folder of submissions; default: {places.SUBMITTED}."),
]
RosterFile = Annotated[
    Path | None,
    typer.Option("--roster", help=f"Who is in the course; default: {places.ROSTER}."),
]
NoJail = Annotated[
    bool, typer.Option("--no-jail", help="Run without a jail: for your own code only.")
]


class UsageError(UserError):
    """The command cannot be carried out as given; the text says what to do."""


def find_course(given: Path | None) -> Course:
    """The course in a given folder, or in the nearest folder upwards, or beside the package."""
    if given is not None:
        return load_course(given)
    folder = nearest_course(Path.cwd())
    if folder is None:
        raise UsageError("no course.toml here or above: run this in the course's folder")
    return load_course(folder)


def assignment_of(course: Course, name: str) -> Assignment:
    """The assignment of that id; UsageError names the known ones when there is none."""
    try:
        return course.assignment(name)
    except KeyError as error:
        raise UsageError(f"no such assignment: {error.args[0]}") from None


def exercise_of(assignment: Assignment, name: str) -> Exercise:
    """The exercise of that id; UsageError names the known ones when there is none."""
    try:
        return assignment.exercise(name)
    except KeyError as error:
        raise UsageError(f"no such exercise: {error.args[0]}") from None


def setup_of(course: Course, key: Key, *, no_jail: bool = False) -> Setup:
    """What grader processes of a course need."""
    return executor.setup_of(course.root, key, "none" if no_jail else None)


def where_of(jobs: int, scheduler: str) -> Where:
    """Who grades: processes here, or the workers of a cluster."""
    if not scheduler:
        return on_this_machine(jobs)
    if jobs:
        raise UsageError("--jobs counts processes here, on a cluster each worker grades: leave it")
    try:
        from autograder.batch.cluster import on_cluster
    except ModuleNotFoundError as error:
        raise UsageError(f"{error.name} is missing: pip install '.[cluster]'") from error
    return on_cluster(scheduler, partial(typer.echo, err=True))


def demo_setup(course: Course) -> Setup:
    """The same with the demo's public key."""
    return setup_of(course, key_from_text(DEMO_SECRET))


def put(data: bytes) -> None:
    """Write data to stdout as it is, whatever the terminal's encoding."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def is_debug(context: typer.Context) -> bool:
    """Whether `autograder --debug ...` was asked for."""
    return bool(context.find_root().params.get("debug"))
