"""autograder regrade."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from autograder import places
from autograder.batch.grading import Place
from autograder.batch.regrade import Change, publish_changes
from autograder.batch.regrade import regrade as grade_again
from autograder.batch.regrade_log import who_is_it
from autograder.batch.run import MOST_TOLD, Done, Run, students_in
from autograder.commands.common import (
    AssignmentId,
    CourseRoot,
    Jobs,
    Scheduler,
    StudentGlob,
    UsageError,
    assignment_of,
    find_course,
    is_debug,
    setup_of,
    where_of,
)
from autograder.commands.grading import finish
from autograder.errors import OUR_FAULT
from autograder.key import load_key
from autograder.render import changes as lines
from autograder.text import plain


def regrade(
    context: typer.Context,
    assignment: AssignmentId,
    submissions: Annotated[Path, typer.Argument(help="Folder holding STUDENT/ASSIGNMENT folders.")],
    out: Annotated[
        Path | None, typer.Option(help=f"Where the reports are; default: {places.GRADES}.")
    ] = None,
    publish: Annotated[bool, typer.Option("--publish", help="Write the new marks.")] = False,
    allow_lower: Annotated[
        bool, typer.Option("--allow-lower", help="Publish marks that fall, too.")
    ] = False,
    reason: Annotated[str, typer.Option(help="Why; it is kept in the log.")] = "",
    student: StudentGlob = "*",
    jobs: Jobs = 0,
    scheduler: Scheduler = "",
    course_root: CourseRoot = None,
) -> None:
    """Grade again with the suites as they are now; show old -> new, publish when told to."""
    if publish and not reason.strip():
        raise UsageError("--publish needs --reason: say in a few words why marks change")
    course = find_course(course_root)
    chosen = assignment_of(course, assignment)
    students = students_in(submissions, student)
    place = Place((out or course.root / places.GRADES) / chosen.id)
    setup = setup_of(course, load_key(course.root, create=False))
    run = Run(course, chosen, setup, submissions, students, place)
    changes = grade_again(run, sys.stderr, where_of(jobs, scheduler))
    _show(changes)
    faults = [fault for change in changes for fault in change.outcome.faults]
    lower = [change for change in changes if change.verdict == "lower"]
    if publish:
        faults += publish_changes(run, changes, who_is_it(reason.strip()), allow_lower=allow_lower)
        typer.echo(f"published in {place.folder}", err=True)
    else:
        typer.echo("nothing is written: add --publish and --reason to publish", err=True)
    refused = bool(lower) and publish and not allow_lower
    if refused:
        typer.echo(f"autograder: {_refused(lower)}", err=True)
    finish(Done([change.new for change in changes], faults), debug=is_debug(context))
    if refused:
        raise typer.Exit(OUR_FAULT)


def _show(changes: Sequence[Change]) -> None:
    verdicts = [change.verdict for change in changes]
    for change, verdict in zip(changes, verdicts, strict=True):
        if verdict != "stays":
            typer.echo(lines.change(change.old, change.new, lower=verdict == "lower"))
    lower, stay = verdicts.count("lower"), verdicts.count("stays")
    changing = verdicts.count("changes") + lower
    failed = f", {verdicts.count('failed')} failed" if "failed" in verdicts else ""
    typer.echo(f"marks: {changing} change ({lower} lower), {stay} stay{failed}")


def _refused(lower: Sequence[Change]) -> str:
    names = [plain(change.new.student) for change in lower]
    more = f" and {len(names) - MOST_TOLD} more" if len(names) > MOST_TOLD else ""
    told = ", ".join(names[:MOST_TOLD]) + more
    return (
        f"marks that would fall are left as they were ({told}): add --allow-lower to publish them"
    )
