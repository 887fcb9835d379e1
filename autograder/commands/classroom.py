"""autograder classroom build."""

from pathlib import Path
from typing import Annotated

import typer

from autograder.classroom.build import Bundle
from autograder.classroom.build import build as build_repository
from autograder.classroom.classroom50 import Template
from autograder.commands.common import CourseRoot, UsageError, assignment_of, find_course

app = typer.Typer(no_args_is_help=True, help="Repositories for students on GitHub.")


@app.callback()
def _group() -> None:
    """Keep `build` a command of its own."""


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
