"""What the grading commands do: a class, one folder, a dry run, and the sum of what went wrong."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TextIO

from autograder.batch.executor import Setup, Where
from autograder.batch.grading import (
    FolderError,
    Outcome,
    Place,
    find_students,
    grade_class,
    is_current,
    read_submissions,
    released_names,
    resettled,
    version_of,
)
from autograder.batch.progress import Progress
from autograder.collect import receipts
from autograder.course import Assignment, Course
from autograder.grade.faults import Fault, fault_of
from autograder.grade.grader import Grader
from autograder.late import terms_of
from autograder.render import csv as csv_table
from autograder.render import student_page
from autograder.report import Report
from autograder.submission import Arrival, read_folder
from autograder.text import plain

TABLE = "grades.csv"
MOST_TOLD = 5


class Run(NamedTuple):
    """Some students of a folder of submissions, and where their reports go."""

    course: Course
    assignment: Assignment
    setup: Setup
    submissions: Path
    students: Sequence[str]
    place: Place


class Done(NamedTuple):
    """The reports of a run's students as they are on disk, and the grader's own faults."""

    reports: list[Report]
    faults: list[Fault]


def students_in(submissions: Path, pattern: str) -> list[str]:
    """The students in a folder that match; FolderError when there is none."""
    if not submissions.is_dir():
        raise FolderError(f"{submissions} is not a folder of submissions")
    students = find_students(submissions, pattern)
    if not students:
        raise FolderError(f"no student in {submissions} matches {pattern!r}")
    return students


def grade_run(run: Run, progress: TextIO, where: Where, *, force: bool = False) -> Done:
    """Grade what is missing or changed; write reports, pages, and the table of all reports."""
    counter = Progress(len(run.students), progress)
    faults: list[Fault] = []

    def finished(outcome: Outcome) -> None:  # keeps no report: a class may be of any size
        faults.extend(outcome.faults)
        faults.extend(write_page(run.place, outcome))
        counter.advance()

    grade_class(
        run.setup,
        run.assignment,
        read_submissions(run.course, run.assignment, run.submissions, run.students),
        run.place,
        finished=finished,
        where=where,
        force=force,
    )
    write_table(run.place)
    found = (run.place.earlier(student) for student in sorted(run.students))
    return Done([report for report in found if report is not None], faults)


def write_table(place: Place) -> None:
    """Write the table of all reports that are there."""
    place.write(place.folder / TABLE, csv_table.grades(place.reports()).encode())


def write_page(place: Place, outcome: Outcome) -> list[Fault]:
    """Write a student's page where the report is new or the page is not there."""
    path = place.feedback(outcome.report.student)
    if not outcome.fresh and path.is_file():
        return []
    try:
        page = student_page.render(outcome.report)
    except Exception as error:  # the mark stands, and the rest of the class goes on
        return [fault_of(error)]
    place.write(path, page.encode(errors="replace"))
    return []


def dry_run(run: Run) -> Iterator[str]:
    """What `grade_run` would do, a line for each student; nothing is graded or written."""
    version = version_of(run.course, run.assignment, run.setup)
    terms = terms_of(run.course, run.assignment)
    for submission in read_submissions(run.course, run.assignment, run.submissions, run.students):
        earlier = run.place.earlier(submission.student)
        said = "would be graded"
        if earlier is not None and is_current(earlier, submission, version):
            same = resettled(earlier, submission, terms) == earlier
            said = "up to date" if same else "up to date, its lateness would be told anew"
        yield f"{plain(submission.student)}: {said}"


def grade_single(course: Course, assignment: Assignment, setup: Setup, folder: Path) -> Done:
    """Grade one folder in this process; nothing is written."""
    if not folder.is_dir():
        raise FolderError(f"{folder} is not a folder")
    place = folder.resolve()
    student = place.parent.name if place.name == assignment.id else place.name
    released = released_names(course, assignment)
    terms = terms_of(course, assignment)
    arrival = Arrival()
    if place.name == assignment.id:
        arrival = receipts.arrival(place.parents[1], student, course, assignment.id)
    file_kb = course.limits.file_kb
    submission = read_folder(place, assignment, student, file_kb, released, arrival)
    with Grader(course, setup.key, jail=setup.jail, hidden=setup.hidden) as grader:
        report = terms.settled(grader.grade(submission))
        return Done([report], list(grader.take_faults()))


def sentences(faults: Sequence[Fault]) -> list[str]:
    """Each fault of ours once, the first few of them."""
    told = list(dict.fromkeys(fault.sentence for fault in faults))
    more = [f"and {len(told) - MOST_TOLD} more"] if len(told) > MOST_TOLD else []
    return [*told[:MOST_TOLD], *more]


def has_our_fault(reports: Sequence[Report]) -> bool:
    """Whether a mark is missing, or an earlier one kept, through a fault of ours."""
    return any(report.state == "grader_error" or report.regrade_failed for report in reports)
