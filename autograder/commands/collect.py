"""autograder collect zip, collect nbgrader and collect git."""

import os
import re
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path
from threading import Event
from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from autograder import places
from autograder.batch.grading import released_names
from autograder.collect import stamps
from autograder.collect.exchange import handed_in, inbound
from autograder.collect.extensions import load_extensions
from autograder.collect.gather import Job, collect_exchange, collect_zips
from autograder.collect.git.fetching import Look
from autograder.collect.git.gather import PLACES, Class, wrong_place
from autograder.collect.git.gather import collect_git as gather_git
from autograder.collect.git.remote import Patience
from autograder.collect.git.tampering import AROUND, given
from autograder.collect.picking import wanted
from autograder.collect.roster import Roster, load_roster, usual_roster
from autograder.collect.store import Store
from autograder.collect.summary import Summary
from autograder.collect.timing import Clock, load_times
from autograder.commands.common import (
    AssignmentId,
    CourseRoot,
    RosterFile,
    StudentGlob,
    UsageError,
    assignment_of,
    find_course,
)
from autograder.course import Course
from autograder.errors import OUR_FAULT

app = typer.Typer(no_args_is_help=True, help="Bring submissions into nbgrader's folders.")

Into = Annotated[
    Path | None, typer.Option(help=f"Folder of submissions to write; default: {places.SUBMITTED}.")
]
Force = Annotated[
    bool, typer.Option("--force", help="Replace what was changed by hand or came from elsewhere.")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")]


@app.command("zip")
def collect_zip(
    sources: Annotated[
        list[Path], typer.Argument(help="Downloads of Moodle or Canvas, zip files, folders.")
    ],
    assignment: AssignmentId,
    into: Into = None,
    roster: RosterFile = None,
    zone: Annotated[
        str, typer.Option(help="Zone of time stamps that have none; default: the course's.")
    ] = "",
    time: Annotated[
        str, typer.Option(help="When all of it was received, in place of stamps.")
    ] = "",
    receipts: Annotated[
        Path | None, typer.Option(help="The platform's table of submissions, with their times.")
    ] = None,
    force: Force = False,
    dry_run: DryRun = False,
    course_root: CourseRoot = None,
) -> None:
    """Collect from downloads of Moodle or Canvas, from folders and students' archives."""
    for source in sources:
        if not source.exists():
            raise UsageError(f"{source} is not there")
    course = find_course(course_root)
    read_in = stamps.zone_of(zone or course.time_zone)
    stated = stamps.parse(time, read_in) if time else None
    clock = Clock(read_in, stated, load_times(receipts, read_in) if receipts else None)
    store = _store(course, assignment, into, force=force, dry_run=dry_run)
    job = _job(course, store, roster, clock)
    _finish(course, collect_zips(job, sources), dry_run=dry_run)


@app.command("nbgrader")
def collect_nbgrader(
    assignment: AssignmentId,
    exchange: Annotated[
        Path | None, typer.Option(help="nbgrader's exchange; default: as course.toml says.")
    ] = None,
    course_id: Annotated[str, typer.Option(help="The course's id in the exchange.")] = "",
    into: Into = None,
    roster: RosterFile = None,
    check_owner: Annotated[
        bool, typer.Option(help="Say whose folders belong to another user than the student.")
    ] = True,
    force: Force = False,
    dry_run: DryRun = False,
    course_root: CourseRoot = None,
) -> None:
    """Collect what students handed in with nbgrader."""
    course = find_course(course_root)
    store = _store(course, assignment, into, force=force, dry_run=dry_run)
    job = _job(course, store, roster, Clock(store.zone))
    usual = (Path(course.exchange), course_id or course.id)
    folder = inbound(*(usual if exchange is None else (exchange, course_id)))
    found = handed_in(folder, store.want.assignment, check_owner=check_owner)
    _finish(course, collect_exchange(job, found), dry_run=dry_run)


@app.command("git")
def collect_git(
    assignment: AssignmentId,
    repositories: Annotated[
        str,
        typer.Option(
            help="Address of a student's repository, with {github}, {login}, {id}, {student} or "
            "{assignment} in it; default: the roster's column 'repository'."
        ),
    ] = "",
    roster: RosterFile = None,
    into: Into = None,
    student: StudentGlob = "*",
    branch: Annotated[str, typer.Option(help="Branch; default: each repository's own.")] = "",
    late: Annotated[
        bool, typer.Option("--late", help="Take the last push, however late it is.")
    ] = False,
    commit: Annotated[
        list[str] | None,
        typer.Option(help="The commit that counts for one student, as STUDENT=COMMIT."),
    ] = None,
    time: Annotated[str, typer.Option(help="When all of it was received.")] = "",
    receipts: Annotated[
        Path | None, typer.Option(help="A table of the times at which it was received.")
    ] = None,
    jobs: Annotated[int, typer.Option("-j", "--jobs", min=1, help="Fetches at a time.")] = 8,
    force: Force = False,
    dry_run: DryRun = False,
    course_root: CourseRoot = None,
) -> None:
    """Collect from students' repositories: the last push before the assignment was due."""
    if wrong := wrong_place(repositories):
        told = ", ".join(f"{{{name}}}" for name in PLACES)
        raise UsageError(f"--repositories has {{{wrong}}} in it: use {told}")
    course = find_course(course_root)
    zone = ZoneInfo(course.time_zone)
    clock = Clock(
        zone, stamps.parse(time, zone) if time else None,
        load_times(receipts, zone) if receipts else None,
    )  # fmt: skip
    store = _store(course, assignment, into, force=force, dry_run=dry_run, around=AROUND)
    job = _job(course, store, roster, clock)
    if job.roster is None:
        raise UsageError(f"name a roster with --roster, or write {places.ROSTER}")
    people = [each for each in job.roster.people if fnmatchcase(each.folder, student)]
    look = Look(
        store.want,
        given(course, job.assignment),
        frozenset(each.id for each in course.assignments) - {job.assignment.id},
        datetime.now(UTC),
        Patience(Event()),
        branch,
        os.environ.get("GH_HOST", "github.com"),
    )
    clones = store.submitted.parent / "git" / job.assignment.id
    asked = dict(_asked(job.roster, text) for text in commit or ())
    source = Class(repositories, clones, look, load_extensions(course), late, asked, jobs)
    _finish(course, gather_git(job, source, people), dry_run=dry_run)


def _asked(roster: Roster, text: str) -> tuple[str, str]:
    """A student's folder and the commit that counts."""
    name, _, sha = text.partition("=")
    person = roster.by_key(name)
    if person is None:
        raise UsageError(f"--commit {text!r}: {name!r} is nobody on {roster.path.name}")
    if not re.fullmatch(r"[0-9a-f]{7,64}", sha):
        raise UsageError(f"--commit {text!r}: write at least 7 signs of the commit's id")
    return person.folder, sha


def _store(
    course: Course,
    assignment: str,
    into: Path | None,
    *,
    force: bool,
    dry_run: bool,
    around: frozenset[str] = frozenset(),
) -> Store:
    """Where submissions go; `around` are names that come along and are not worth a word."""
    chosen = assignment_of(course, assignment)
    want = wanted(chosen, course.limits.file_kb, released_names(course, chosen) | around)
    submitted = (into or course.root / places.SUBMITTED).absolute()
    return Store(submitted, want, ZoneInfo(course.time_zone), force, dry_run)


def _job(course: Course, store: Store, roster: Path | None, clock: Clock) -> Job:
    people = load_roster(roster) if roster else usual_roster(course.root)
    return Job(course.assignment(store.want.assignment), store, clock, people)


def _finish(course: Course, summary: Summary, *, dry_run: bool) -> None:
    if dry_run:
        typer.echo("Nothing is written: this is what would be done.")
    typer.echo(summary.text(ZoneInfo(course.time_zone)), nl=False)
    if summary.has_problem:
        raise typer.Exit(OUR_FAULT)
