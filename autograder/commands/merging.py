"""autograder merge."""

from pathlib import Path
from typing import Annotated

import typer

from autograder.batch.merge import merge as merge_parts
from autograder.commands.common import AssignmentId, is_debug
from autograder.commands.grading import finish
from autograder.render import console


def merge(
    context: typer.Context,
    assignment: AssignmentId,
    parts: Annotated[list[Path], typer.Argument(help="What grade --shard had as --out.")],
    out: Annotated[Path, typer.Option(help="Where all reports are brought together.")],
) -> None:
    """Bring the reports of a class that was graded in parts into one folder."""
    done = merge_parts(parts, out, assignment)
    typer.echo(console.class_table(done.reports), nl=False)
    typer.echo(f"{console.tally(done.reports)}; reports in {out / assignment}", err=True)
    finish(done, debug=is_debug(context))
