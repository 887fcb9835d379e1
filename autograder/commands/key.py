"""autograder key show, import and backup."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from autograder.commands.common import CourseRoot, UsageError, find_course
from autograder.key import backup_key, import_key, load_key

app = typer.Typer(
    no_args_is_help=True,
    help="The secret that hidden numbers are drawn from: show, import, backup.",
)


@app.command()
def show(course_root: CourseRoot = None) -> None:
    """Show the id of the key, as reports carry it; never the key itself."""
    typer.echo(load_key(find_course(course_root).root).id)


@app.command("import")
def import_(
    source: Annotated[Path, typer.Argument(help="File that holds the key; - reads stdin.")],
    force: Annotated[bool, typer.Option("--force", help="Replace another key.")] = False,
    course_root: CourseRoot = None,
) -> None:
    """Make a key that was made elsewhere the course's own, in course-data/key."""
    try:
        text = sys.stdin.read() if str(source) == "-" else source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise UsageError(f"{source} cannot be read ({reason})") from None
    key = import_key(find_course(course_root).root, text, force=force)
    typer.echo(f"the course's key is {key.id}")


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="New file, or folder to put one into.")],
    course_root: CourseRoot = None,
) -> None:
    """Write a copy of the key that only you can read."""
    key = load_key(find_course(course_root).root)
    typer.echo(f"key {key.id} copied to {backup_key(key, target)}")
