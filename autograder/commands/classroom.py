"""autograder classroom build and classroom feedback."""

from fnmatch import fnmatchcase
from pathlib import Path
from threading import Event
from typing import Annotated

import typer

from autograder.class_report import jailed_reports_in
from autograder.classroom.build import Bundle
from autograder.classroom.build import build as build_repository
from autograder.classroom.classroom50 import Template
from autograder.classroom.feedback import Way, find_gh
from autograder.classroom.feedback import tell as tell_student
from autograder.collect.entries import Unreadable
from autograder.collect.git.remote import Patience
from autograder.commands.common import (
    CourseRoot,
    StudentGlob,
    UsageError,
    assignment_of,
    find_course,
)
from autograder.errors import OUR_FAULT
from autograder.render import github
from autograder.text import plain

app = typer.Typer(no_args_is_help=True, help="Repositories for students on GitHub.")


@app.command("build")
def build(
    out: Annotated[Path, typer.Option(help="New folder of the template repository.")],
    assignment: Annotated[
        str | None, typer.Argument(help="Id of the assignment; or give --all.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="All assignments in one repository, a folder each.")
    ] = False,
    classroom50: Annotated[
        bool, typer.Option("--classroom50", help="Write the bundle of Classroom 50 beside it.")
    ] = False,
    owner: Annotated[
        str, typer.Option(help="Organisation of the template, for the bundle's entries.")
    ] = "",
    course_root: CourseRoot = None,
) -> None:
    """Build the template of students' repositories: the release, its CI, one commit."""
    course = find_course(course_root)
    if everything == (assignment is not None):
        raise UsageError("name one assignment, or give --all")
    chosen = course.assignments if assignment is None else (assignment_of(course, assignment),)
    beside = out.with_name(f"{out.name}-classroom50")
    if classroom50 and beside.exists():
        raise UsageError(f"{beside} is there already: remove it first")
    template = Template(owner, out.name) if owner else None
    bundle = Bundle(beside, template) if classroom50 else None
    commit = build_repository(course, chosen, out, bundle=bundle)
    typer.echo(f"{out}: one commit, {commit}")
    if classroom50:
        typer.echo(f"{beside}: copy it into the classroom's folder of your classroom50 repository")
        if not owner:
            typer.echo("Its entries name no template: add --owner, or name it there.", err=True)


@app.command("feedback")
def feedback(
    reports: Annotated[Path, typer.Argument(help="A folder of reports, as grade wrote it.")],
    way: Annotated[
        Way, typer.Option("--as", help="An issue with comments, or the commit's status.")
    ] = "issue",
    student: StudentGlob = "*",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print what they get.")] = False,
) -> None:
    """Tell students in their repositories what came of their work, through `gh`."""
    chosen = [each for each in jailed_reports_in(reports) if fnmatchcase(each.student, student)]
    if dry_run:
        for report in chosen:
            words = github.comment(report) if way == "issue" else github.status(report)
            typer.echo(f"{plain(report.student)}: {words}")
        return
    gh, failed = find_gh(Patience(Event())), False
    for report in chosen:
        try:
            typer.echo(f"{plain(report.student)}: {tell_student(gh, report, way)}")
        except Unreadable as error:
            failed = True
            typer.echo(f"{plain(report.student)} {error}.", err=True)
    if failed:
        raise typer.Exit(OUR_FAULT)
