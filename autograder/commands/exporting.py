"""autograder export."""

from pathlib import Path
from typing import Annotated

import typer

from autograder.batch.grading import Place
from autograder.collect.extensions import FOLDER as DATA
from autograder.collect.roster import FILE_NAME as ROSTER
from autograder.commands.common import (
    GRADES,
    SUBMITTED,
    CourseRoot,
    StudentGlob,
    UsageError,
    assignment_of,
    find_course,
    put,
)
from autograder.export import manual
from autograder.export.formats import FORMATS
from autograder.export.marks import class_marks
from autograder.export.sources import usual_sources


def export(
    output: Annotated[str, typer.Option("--format", help=f"One of {', '.join(FORMATS)}.")] = "wide",
    assignment: Annotated[
        list[str] | None,
        typer.Option("--assignment", "-A", help="Only this one; default: all with reports."),
    ] = None,
    student: StudentGlob = "*",
    out: Annotated[
        Path | None, typer.Option(help="File, or folder of several files; default: stdout.")
    ] = None,
    grades: Annotated[Path | None, typer.Option(help=f"Reports; default: {GRADES}.")] = None,
    submissions: Annotated[
        Path | None, typer.Option(help=f"Folder of submissions; default: {SUBMITTED}.")
    ] = None,
    gradebook: Annotated[
        Path | None, typer.Option(help=f"Marks given by hand; default: {manual.FILE}.")
    ] = None,
    roster: Annotated[
        Path | None, typer.Option(help=f"Who is in the course; default: {DATA}/{ROSTER}.")
    ] = None,
    course_root: CourseRoot = None,
) -> None:
    """Write the marks of the class for another program."""
    if output not in FORMATS:
        raise UsageError(f"no format is called {output!r}: choose one of {', '.join(FORMATS)}")
    course = find_course(course_root)
    chosen = [assignment_of(course, name) for name in assignment or ()]
    sources = usual_sources(course, grades, submissions, gradebook, roster)
    files = FORMATS[output].files(class_marks(course, sources, chosen, student))
    if out is None:
        if len(files) != 1:
            raise UsageError(f"{output} makes {len(files)} files: name a folder with --out")
        put(*files.values())
        return
    is_one = len(files) == 1 and not out.is_dir()
    for name, content in files.items():
        path = out if is_one else out / name
        Place(path.parent).write(path, content)
        typer.echo(path)
