"""autograder release, check-course and demo."""

import os
from typing import Annotated

import typer

from autograder import places
from autograder.batch.run import Done
from autograder.commands.common import (
    CourseRoot,
    Jobs,
    UsageError,
    demo_setup,
    find_course,
    is_debug,
    where_of,
)
from autograder.commands.grading import finish
from autograder.errors import OUR_FAULT


def release(
    course_root: CourseRoot = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether assignments/ is in step.")
    ] = False,
) -> None:
    """Generate assignments/ from solutions/."""
    from autograder import release as releasing  # brings nbgrader, which takes seconds to import

    course = find_course(course_root)
    if not check:
        written = releasing.release(course)
        typer.echo(f"{len(written)} files released into assignments/")
        return
    differences = releasing.check(course)
    for difference in differences:
        typer.echo(difference)
    if differences:
        raise typer.Exit(OUR_FAULT)
    typer.echo("assignments/ is in step with solutions/")


def check_course(context: typer.Context, course_root: CourseRoot = None) -> None:
    """Check the whole course: stubs, solutions, points, hints, release, leaks."""
    from autograder import check_course as checking
    from autograder.grade.grader import Grader
    from autograder.grade.withdrawal import without_withdrawals

    course = find_course(course_root)
    setup = demo_setup(course)
    with Grader(without_withdrawals(course), setup.key, hidden=setup.hidden) as grader:
        found = checking.run(course, grader)
    typer.echo(f"{found.table}\n\n{found.syllabus}\n")
    for finding in found.findings:
        typer.echo(finding)
    if is_debug(context):
        typer.echo(found.log, err=True, nl=False)
    if found.findings:
        raise typer.Exit(OUR_FAULT)


def demo(jobs: Jobs = 0) -> None:
    """Go through the whole cycle with the bundled class in build/demo, a course folder."""
    from autograder import release as releasing
    from autograder.demo import place, walk

    course = find_course(None)
    differences = releasing.check(course)
    if differences:
        raise UsageError(f"assignments/ is out of step ({differences[0]}): run autograder release")
    out = course.root / "build" / "demo"
    here = place.course_in(out, course)
    reports, faults = [], []
    for told in walk.walk(here, course.root, where_of(jobs, "")):
        typer.echo(told if isinstance(told, str) else walk.table(told))
        if not isinstance(told, str):
            reports += told.done.reports
            faults += told.done.faults
    where = os.path.relpath(out)
    typer.echo(f"\n{where} is a course folder with everything in it: reports and pages, nbgrader's")
    typer.echo("gradebook, tables. The class on one page, and one student in full:")
    typer.echo(f"    . .venv/bin/activate && cd {where}")
    typer.echo(f"    autograder report {places.GRADES}/02-local-rules")
    one = f"{places.SUBMITTED}/NAME/02-local-rules"
    typer.echo(f"    autograder grade -A 02-local-rules --single {one}")
    finish(Done(reports, faults))
