"""autograder report."""

import functools
from pathlib import Path
from typing import Annotated, Literal

import typer

from autograder import class_report, places
from autograder.batch.grading import Place
from autograder.commands.common import CourseRoot, assignment_of, find_course, put
from autograder.explain import key_of

Format = Literal["html", "csv"]


def report(
    reports: Annotated[Path, typer.Argument(help="A folder of reports, as grade wrote it.")],
    output: Annotated[Format, typer.Option("--format", help="A page, or a long table.")] = "html",
    hide_names: Annotated[
        bool, typer.Option("--hide-names", help="Write stable pseudonyms in place of names.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(help="File to write, - for stdout; default: class.html beside the reports."),
    ] = None,
    submissions: Annotated[
        Path | None,
        typer.Option(help=f"Where files are compared; default: {places.SUBMITTED}."),
    ] = None,
    course_root: CourseRoot = None,
) -> None:
    """Show what a class did and misunderstood, on one page or as one table."""
    from autograder.render import class_csv, class_page  # jinja2 is only needed here
    from autograder.render.class_records import Names
    from autograder.render.class_summary import summarise

    course = find_course(course_root)
    found = class_report.reports_in(reports)
    assignment = assignment_of(course, found[0].assignment)
    folder = submissions or course.root / places.SUBMITTED
    compared = class_report.compare_class(course, assignment, folder, found)
    if compared is None:
        typer.echo(f"{folder} is not there: equal files were not looked for", err=True)
    key = key_of(found[0], course.root) if hide_names else None
    names = Names(functools.partial(class_report.pseudonym, key) if key else None)
    summary = summarise(found, compared, names)
    target = out or reports / f"class.{output}"
    beside = target.resolve().parent == reports.resolve() and not hide_names
    pages = class_report.with_pages(reports, found) if beside else []
    text = class_page.render(summary, pages) if output == "html" else class_csv.class_table(summary)
    if str(target) == "-":
        put(text.encode(errors="replace"))
        return
    Place(target.parent).write(target, text.encode(errors="replace"))
    typer.echo(target)
