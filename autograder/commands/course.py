"""autograder release, check-course and demo."""

import os
import sys
from typing import Annotated

import typer

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
    """Check the release and grade the bundled class into build/demo."""
    from autograder import release as releasing
    from autograder.batch.grading import Place
    from autograder.batch.run import Run, grade_run, students_in
    from autograder.render import console

    course = find_course(None)
    differences = releasing.check(course)
    if differences:
        raise UsageError(f"assignments/ is out of step ({differences[0]}): run autograder release")
    submissions = course.root / "tests" / "sample_class"
    out = course.root / "build" / "demo"
    for assignment in course.assignments:
        names = students_in(submissions, "*")
        students = [name for name in names if (submissions / name / assignment.id).is_dir()]
        if not students:
            continue
        typer.echo(f"{assignment.id}: {assignment.title}, {len(students)} submissions")
        place = Place(out / assignment.id)
        run = Run(course, assignment, demo_setup(course), submissions, students, place)
        done = grade_run(run, sys.stderr, where_of(jobs, ""))
        typer.echo(console.class_table(done.reports))
        typer.echo(f"{console.tally(done.reports)}\n")
        finish(done)
    where = os.path.relpath(out)
    typer.echo(f"In {where}, for each assignment: a .json and a feedback page for each student,")
    typer.echo("and grades.csv. The class on one page, and one student in full:")
    typer.echo(f"    autograder report {where}/02-local-rules --submissions tests/sample_class")
    typer.echo(
        "    autograder grade -A 02-local-rules --single tests/sample_class/NAME/02-local-rules"
    )
