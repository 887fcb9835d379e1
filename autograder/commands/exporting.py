"""autograder export."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from autograder import places
from autograder.batch.grading import Place
from autograder.class_report import pseudonym
from autograder.commands.common import (
    CourseRoot,
    Grades,
    RosterFile,
    StudentGlob,
    Submissions,
    UsageError,
    assignment_of,
    find_course,
    put,
)
from autograder.explain import key_of
from autograder.export.anonymous import anonymous
from autograder.export.formats import FORMATS, OURS
from autograder.export.marks import class_marks
from autograder.export.sources import usual_sources


def export(
    output: Annotated[str, typer.Option("--format", help=f"One of {', '.join(FORMATS)}.")] = "wide",
    assignment: Annotated[
        list[str] | None,
        typer.Option("--assignment", "-A", help="Only this one; default: all with reports."),
    ] = None,
    student: StudentGlob = "*",
    hide_names: Annotated[
        bool, typer.Option("--hide-names", help="Stable pseudonyms for names, in our own tables.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="File, or folder of several files; default: stdout.")
    ] = None,
    grades: Grades = None,
    submissions: Submissions = None,
    gradebook: Annotated[
        Path | None, typer.Option(help=f"Marks given by hand; default: {places.GRADEBOOK}.")
    ] = None,
    roster: RosterFile = None,
    course_root: CourseRoot = None,
) -> None:
    """Write the marks of the class for another program."""
    if output not in FORMATS:
        raise UsageError(f"no format is called {output!r}: choose one of {', '.join(FORMATS)}")
    course = find_course(course_root)
    chosen = [assignment_of(course, name) for name in assignment or ()]
    sources = usual_sources(course, grades, submissions, gradebook, roster)
    marks = class_marks(course, sources, chosen, student)
    if hide_names:
        if output not in OURS:
            raise UsageError(f"{output} needs names: --hide-names goes with {', '.join(OURS)}")
        report = next(mark.report for mark in marks.marks.values() if mark.report is not None)
        marks = anonymous(marks, partial(pseudonym, key_of(report, course.root)))
    files = FORMATS[output].files(marks)
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
