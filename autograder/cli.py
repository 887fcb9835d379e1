"""The command line: data on stdout, progress and logs on stderr, exit 0, 1 or 2."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer

from autograder import batch
from autograder.course import Assignment, Course, load_course
from autograder.errors import OUR_FAULT, UserError
from autograder.explain import explain as explain_exercise
from autograder.grade import HIDDEN, Grader
from autograder.jail.launcher import Jail, Kind
from autograder.jail.mounts import interpreter
from autograder.jail.proof import outcomes
from autograder.jail.worker import JailError
from autograder.key import DEMO_SECRET, key_from_text, load_key
from autograder.pool import Setup
from autograder.progress import Progress
from autograder.render import console
from autograder.render import csv as csv_table
from autograder.report import Report, dump, load, write_atomically
from autograder.submission import read_folder

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Release, grade and explain a course on backpropagation.",
)

Format = Literal["text", "json", "csv"]
CourseRoot = Annotated[
    Path | None, typer.Option("--course", help="Folder of course.toml; default: found upwards.")
]
StudentGlob = Annotated[str, typer.Option("--student", help="Only students matching this pattern.")]
AssignmentId = Annotated[str, typer.Option("--assignment", "-A", help="Id of the assignment.")]
NoJail = Annotated[
    bool, typer.Option("--no-jail", help="Run without a jail: for your own code only.")
]


class UsageError(UserError):
    """The command cannot be carried out as given; the text says what to do."""


def find_course(given: Path | None) -> Course:
    """The course in a given folder, or in the nearest folder upwards, or beside the package."""
    if given is not None:
        return load_course(given)
    here = Path.cwd()
    for folder in (here, *here.parents, Path(__file__).resolve().parents[1]):
        if (folder / "course.toml").is_file():
            return load_course(folder)
    raise UsageError("no course.toml here or above: run this in the course's folder")


def _assignment(course: Course, name: str) -> Assignment:
    try:
        return course.assignment(name)
    except KeyError as error:
        raise UsageError(f"no such assignment: {error.args[0]}") from None


def _setup(course: Course, *, no_jail: bool, demo: bool = False) -> Setup:
    key = key_from_text(DEMO_SECRET) if demo else load_key(course.root)
    kind: Kind | None = "none" if no_jail else None
    return Setup(course.root, key, kind, HIDDEN)


@app.command("release")
def release_command(
    course_root: CourseRoot = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether assignments/ is in step.")
    ] = False,
) -> None:
    """Generate assignments/ from solutions/."""
    from autograder import release  # brings nbgrader, which takes seconds to import

    course = find_course(course_root)
    if not check:
        written = release.release(course)
        typer.echo(f"{len(written)} files released into assignments/")
        return
    differences = release.check(course)
    for difference in differences:
        typer.echo(difference)
    if differences:
        raise typer.Exit(OUR_FAULT)
    typer.echo("assignments/ is in step with solutions/")


@app.command("check-course")
def check_course_command(course_root: CourseRoot = None) -> None:
    """Check the whole course: stubs, solutions, points, hints, release, leaks."""
    from autograder import check_course

    course = find_course(course_root)
    setup = _setup(course, no_jail=False, demo=True)
    with Grader(course, setup.key) as grader:
        found = check_course.run(course, grader)
    typer.echo(found.table)
    for finding in found.findings:
        typer.echo(finding)
    if found.findings:
        raise typer.Exit(OUR_FAULT)


@app.command()
def grade(
    assignment: AssignmentId,
    submissions: Annotated[
        Path | None, typer.Argument(help="Folder holding STUDENT/ASSIGNMENT folders.")
    ] = None,
    out: Annotated[Path, typer.Option(help="Where reports are written.")] = Path(
        "course-data/grades"
    ),
    single: Annotated[Path | None, typer.Option(help="Grade this one folder instead.")] = None,
    student: StudentGlob = "*",
    jobs: Annotated[int, typer.Option("-j", "--jobs", help="Grader processes.")] = 0,
    force: Annotated[bool, typer.Option(help="Grade again what is up to date.")] = False,
    dry_run: Annotated[bool, typer.Option(help="Only say what would be graded.")] = False,
    output: Annotated[Format, typer.Option("--format", help="What to print.")] = "text",
    no_jail: NoJail = False,
    course_root: CourseRoot = None,
) -> None:
    """Grade a class, or one folder with --single."""
    course = find_course(course_root)
    chosen = _assignment(course, assignment)
    setup = _setup(course, no_jail=no_jail)
    if single is not None:
        _print([_grade_single(course, chosen, setup, single)], output, single=True)
        return
    if submissions is None or not submissions.is_dir():
        raise UsageError(f"{submissions or 'SUBMISSIONS'} is not a folder of submissions")
    students = batch.find_students(submissions, student)
    if not students:
        raise UsageError(f"no student in {submissions} matches {student!r}")
    if dry_run:
        _dry_run(course, chosen, setup, submissions, students, batch.Place(out / chosen.id))
        return
    reports = grade_folder(
        course, chosen, setup, submissions, students, out, jobs=jobs, force=force
    )
    _print(reports, output)
    typer.echo(f"{console.tally(reports)}; reports in {out / chosen.id}", err=True)
    _exit_for(reports)


def grade_folder(
    course: Course,
    assignment: Assignment,
    setup: Setup,
    submissions: Path,
    students: Sequence[str],
    out: Path,
    *,
    jobs: int = 0,
    force: bool = False,
) -> list[Report]:
    """Grade students of a folder of submissions and write their reports and the table."""
    place = batch.Place(out / assignment.id)
    progress = Progress(len(students), sys.stderr)
    batch.grade_class(
        setup,
        assignment,
        batch.read_submissions(course, assignment, submissions, students),
        place,
        finished=lambda _: progress.advance(),
        jobs=jobs or os.cpu_count() or 1,
        force=force,
    )
    reports = [load(place.report(student)) for student in students]
    write_atomically(place.folder / "grades.csv", csv_table.grades(reports).encode())
    return reports


def _grade_single(course: Course, assignment: Assignment, setup: Setup, folder: Path) -> Report:
    if not folder.is_dir():
        raise UsageError(f"{folder} is not a folder")
    released = batch.released_names(course, assignment)
    kb = course.limits.file_kb
    place = folder.resolve()
    student = place.parent.name if place.name == assignment.id else place.name
    submission = read_folder(folder, assignment, student, kb, released)
    with Grader(course, setup.key, jail=setup.jail) as grader:
        report = grader.grade(submission)
        typer.echo(grader.take_log(), err=True, nl=False)
    return report


def _dry_run(
    course: Course,
    assignment: Assignment,
    setup: Setup,
    submissions: Path,
    students: Sequence[str],
    place: batch.Place,
) -> None:
    version = batch.versions(course, assignment, setup)
    for submission in batch.read_submissions(course, assignment, submissions, students):
        earlier = place.earlier(submission.student)
        current = earlier is not None and batch.is_current(earlier, submission, version)
        typer.echo(f"{submission.student}: {'up to date' if current else 'would be graded'}")


def _print(reports: list[Report], output: Format, *, single: bool = False) -> None:
    if output == "json":
        sys.stdout.buffer.write(b"".join(dump(report) for report in reports))
    elif output == "csv":
        typer.echo(csv_table.grades(reports), nl=False)
    elif single:
        typer.echo(console.student(reports[0]), nl=False)
    else:
        typer.echo(console.class_table(reports), nl=False)
    if single:
        _exit_for(reports)


def _exit_for(reports: Sequence[Report]) -> None:
    if any(report.state == "grader_error" or report.regrade_failed for report in reports):
        raise typer.Exit(OUR_FAULT)


@app.command()
def explain(
    report: Annotated[Path, typer.Argument(help="A report, as grade wrote it.")],
    exercise: Annotated[str, typer.Argument(help="Id of the exercise.")],
    submissions: Annotated[
        Path, typer.Option(help="Folder holding STUDENT/ASSIGNMENT folders.")
    ] = Path("course-data/submitted"),
    no_jail: NoJail = False,
    course_root: CourseRoot = None,
) -> None:
    """Replay one exercise and show every hidden call: for appeals, on your terminal only."""
    course = find_course(course_root)
    try:
        told = load(report)
    except (OSError, ValueError) as error:
        raise UsageError(f"{report} is no report ({error})") from None
    assignment = _assignment(course, told.assignment)
    setup = _setup(course, no_jail=no_jail, demo=told.key_id == key_from_text(DEMO_SECRET).id)
    if setup.key.id != told.key_id:
        raise UsageError(f"the report was made with key {told.key_id}, not {setup.key.id}")
    submission = next(batch.read_submissions(course, assignment, submissions, [told.student]))
    if submission.sha256 != told.submission_sha256:
        raise UsageError(f"{submissions}/{told.student} no longer holds what was graded")
    try:
        chosen = assignment.exercise(exercise)
    except KeyError as error:
        raise UsageError(f"no such exercise: {error.args[0]}") from None
    with Grader(course, setup.key, jail=setup.jail) as grader:
        marker = grader.marker(assignment, submission, chosen.profile)
        for line in explain_exercise(marker, chosen, submission):
            typer.echo(line)


@app.command()
def doctor() -> None:
    """Prove the jail: try from inside everything that it must refuse."""
    failed = 0
    for profile in ("numpy", "torch"):
        with Jail(profile) as jail:
            binary, _ = interpreter()
            versions = ", ".join(
                f"{name} {version}"
                for name, version in zip(("Python", "numpy", "torch"), jail.versions, strict=False)
            )
            typer.echo(f"{profile} jail ({jail.kind}): {versions}, from {binary}")
            for name, outcome in outcomes(jail).items():
                good = outcome in ("refused", "yes")
                failed += not good
                typer.echo(f"    {'ok' if good else 'BAD':<4} {name}: {outcome}")
    if failed:
        raise JailError(f"the jail does not hold: {failed} of the attempts above were not refused")
    typer.echo("The jail holds: every attempt was refused.")


@app.command("key")
def key_command(
    action: Annotated[Literal["show"], typer.Argument(help="show: print the key's id.")] = "show",
    course_root: CourseRoot = None,
) -> None:
    """Show the id of the key that hidden numbers are drawn from; never the key itself."""
    typer.echo(load_key(find_course(course_root).root).id)


@app.command()
def demo(
    jobs: Annotated[int, typer.Option("-j", "--jobs", help="Grader processes.")] = 0,
) -> None:
    """Check the release and grade the bundled class into build/demo."""
    from autograder import release

    course = find_course(None)
    differences = release.check(course)
    if differences:
        raise UsageError(f"assignments/ is out of step ({differences[0]}): run autograder release")
    submissions = course.root / "tests" / "sample_class"
    out = course.root / "build" / "demo"
    setup = _setup(course, no_jail=False, demo=True)
    for assignment in course.assignments:
        students = [
            name
            for name in batch.find_students(submissions)
            if (submissions / name / assignment.id).is_dir()
        ]
        typer.echo(f"{assignment.id}: {assignment.title}, {len(students)} submissions")
        reports = grade_folder(course, assignment, setup, submissions, students, out, jobs=jobs)
        typer.echo(console.class_table(reports))
        typer.echo(f"{console.tally(reports)}\n")
        _exit_for(reports)
    typer.echo(f"The reports are in {os.path.relpath(out)}: one .json for each student, and")
    typer.echo("grades.csv for each assignment. One student in full:")
    typer.echo(
        "    autograder grade -A 02-local-rules --single tests/sample_class/NAME/02-local-rules"
    )


def main() -> None:
    """Run the command line; problems of use end in one sentence."""
    try:
        app()
    except KeyboardInterrupt:
        typer.echo("stopped; what was finished is written, run it again to go on", err=True)
        sys.exit(130)
    except UserError as error:
        typer.echo(f"autograder: {error}", err=True)
        sys.exit(error.exit_status)


if __name__ == "__main__":
    main()
