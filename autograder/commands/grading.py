"""autograder grade and explain."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer

from autograder import places
from autograder.batch.grading import Place, read_submissions
from autograder.batch.run import (
    Done,
    Run,
    dry_run,
    grade_run,
    grade_single,
    has_our_fault,
    sentences,
    students_in,
)
from autograder.batch.shards import parse_shard
from autograder.commands.common import (
    AssignmentId,
    CourseRoot,
    Jobs,
    NoJail,
    Scheduler,
    StudentGlob,
    Submissions,
    UsageError,
    assignment_of,
    exercise_of,
    find_course,
    is_debug,
    put,
    setup_of,
    where_of,
)
from autograder.errors import OUR_FAULT
from autograder.explain import check_appeal, key_of, read_report
from autograder.explain import explain as explain_exercise
from autograder.grade.grader import Grader
from autograder.grade.versions import course_version
from autograder.key import key_or_none, load_key
from autograder.render import console
from autograder.render import csv as csv_table
from autograder.report import Report, dump, dump_all

Format = Literal["text", "json", "csv"]


def grade(
    context: typer.Context,
    assignment: AssignmentId,
    submissions: Annotated[
        Path | None, typer.Argument(help="Folder holding STUDENT/ASSIGNMENT folders.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help=f"Where reports are written; default: {places.GRADES}.")
    ] = None,
    single: Annotated[Path | None, typer.Option(help="Grade this one folder instead.")] = None,
    student: StudentGlob = "*",
    jobs: Jobs = 0,
    scheduler: Scheduler = "",
    force: Annotated[bool, typer.Option("--force", help="Grade what is up to date, too.")] = False,
    only_say: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be graded.")
    ] = False,
    output: Annotated[Format, typer.Option("--format", help="What to print.")] = "text",
    shard: Annotated[
        str | None, typer.Option(help="Only the i-th of n parts of the class, as i/n.")
    ] = None,
    no_jail: NoJail = False,
    course_root: CourseRoot = None,
) -> None:
    """Grade a class, or one folder with --single."""
    course = find_course(course_root)
    chosen = assignment_of(course, assignment)
    part = parse_shard(shard) if shard is not None else None
    if (single is None) == (submissions is None) or (single and (only_say or part)):
        raise UsageError("name a folder of submissions, or one folder with --single")
    if scheduler and (single or no_jail):
        raise UsageError("a cluster grades a class in jails: leave out --single and --no-jail")
    if submissions is None:
        assert single is not None
        setup = setup_of(course, load_key(course.root), no_jail=no_jail)
        done = grade_single(course, chosen, setup, single)
        put(_alone(done.reports[0], output))
        finish(done, debug=is_debug(context))
        return
    students = students_in(submissions, student)
    students = part.of(students) if part else students
    place = Place((out or course.root / places.GRADES) / chosen.id)
    key = key_or_none(course.root) if only_say else load_key(course.root)
    run = Run(course, chosen, setup_of(course, key, no_jail=no_jail), submissions, students, place)
    if only_say:
        for line in dry_run(run):
            typer.echo(line)
        return
    done = grade_run(run, sys.stderr, where_of(jobs, scheduler), force=force)
    put(_together(done.reports, output))
    typer.echo(f"{console.tally(done.reports)}; reports in {place.folder}", err=True)
    finish(done, debug=is_debug(context))


def _alone(report: Report, output: Format) -> bytes:
    if output == "json":
        return dump(report)
    return (csv_table.grades([report]) if output == "csv" else console.student(report)).encode()


def _together(reports: Sequence[Report], output: Format) -> bytes:
    if output == "json":
        return dump_all(reports)
    return (csv_table.grades if output == "csv" else console.class_table)(reports).encode()


def finish(done: Done, *, debug: bool = False) -> None:
    """Say what went wrong in the grader, and exit with 1 when it cost a mark."""
    for sentence in sentences(done.faults):
        typer.echo(f"autograder: {sentence}", err=True)
    if debug:
        typer.echo("".join(fault.trace for fault in done.faults), err=True, nl=False)
    if has_our_fault(done.reports):
        raise typer.Exit(OUR_FAULT)


def explain(
    report: Annotated[Path, typer.Argument(help="A report, as grade wrote it.")],
    exercise: Annotated[str, typer.Argument(help="Id of the exercise.")],
    submissions: Submissions = None,
    no_jail: NoJail = False,
    course_root: CourseRoot = None,
) -> None:
    """Replay one exercise and show every hidden call: for appeals, on your terminal only."""
    course = find_course(course_root)
    told = read_report(report)
    assignment = assignment_of(course, told.assignment)
    chosen = exercise_of(assignment, exercise)
    setup = setup_of(course, key_of(told, course.root), no_jail=no_jail)
    folder = submissions or course.root / places.SUBMITTED
    submission = next(read_submissions(course, assignment, folder, [told.student]))
    check_appeal(told, setup.key, submission)
    if course_version(course, assignment, setup.hidden) != told.course_version:
        typer.echo("autograder: the course has changed since: this mark may differ", err=True)
    with Grader(course, setup.key, jail=setup.jail, hidden=setup.hidden) as grader:
        marker = grader.marker(assignment, submission, chosen.profile)
        for line in explain_exercise(marker, chosen, submission):
            typer.echo(line)
