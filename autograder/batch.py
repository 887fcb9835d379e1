"""Many submissions: what is missing or changed is graded, and each report written as it comes."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from autograder.course import Assignment, Course, load_course
from autograder.grade import course_version, grader_version
from autograder.pool import Graded, Pool, Setup
from autograder.report import Report, dump, load, write_atomically
from autograder.submission import Submission, read_folder

REGRADE_FAILED = "regrade failed: the earlier mark is kept"


class Outcome(NamedTuple):
    """What came of one submission: the report as it is now on disk, and whether it is new."""

    report: Report
    fresh: bool


class Place(NamedTuple):
    """Where the reports of one assignment are written."""

    folder: Path

    def report(self, student: str) -> Path:
        """The file of one student's report."""
        return self.folder / f"{student}.json"

    def log(self, student: str) -> Path:
        """The file of a grader's own traceback, for the instructor."""
        return self.folder / f"{student}.log"

    def earlier(self, student: str) -> Report | None:
        """The report that is there, if there is one that can be read."""
        try:
            return load(self.report(student))
        except (OSError, msgspec.DecodeError):
            return None


def find_students(submissions: Path, pattern: str = "*") -> list[str]:
    """The students with a folder in `submissions`, sorted."""
    return sorted(path.name for path in submissions.glob(pattern) if path.is_dir())


def released_names(course: Course, assignment: Assignment) -> frozenset[str]:
    """The names at the top of a released assignment: not worth listing as ignored."""
    folder = course.root / "assignments" / assignment.id
    return frozenset(path.name + ("/" if path.is_dir() else "") for path in folder.glob("*")) | {
        "__pycache__/",
        ".pytest_cache/",
        ".ipynb_checkpoints/",
    }


def read_submissions(
    course: Course, assignment: Assignment, submissions: Path, students: Sequence[str]
) -> Iterator[Submission]:
    """Read one submission after another from nbgrader's folders, as they are asked for."""
    released = released_names(course, assignment)
    for student in students:
        folder = submissions / student / assignment.id
        yield read_folder(folder, assignment, student, course.limits.file_kb, released)


def versions(course: Course, assignment: Assignment, setup: Setup) -> tuple[str, str, str]:
    """What a mark depends on besides the submission: course and suites, grader, key."""
    return course_version(course, assignment, setup.hidden), grader_version(), setup.key.id


def is_current(report: Report, submission: Submission, version: tuple[str, str, str]) -> bool:
    """Whether a report still stands for this submission, these suites, this grader and key."""
    return (
        report.state != "grader_error"
        and not report.regrade_failed
        and report.submission_sha256 == submission.sha256
        and report.ignored_files == submission.ignored
        and (report.course_version, report.grader_version, report.key_id) == version
    )


def grade_class(
    setup: Setup,
    assignment: Assignment,
    submissions: Iterator[Submission],
    place: Place,
    *,
    finished: Callable[[Outcome], None],
    jobs: int = 1,
    force: bool = False,
) -> None:
    """Grade what is missing or changed, writing each report as it comes.

    `finished` hears of every submission once, those whose report still stands included.
    """
    version = versions(load_course(setup.root), assignment, setup)

    def stale() -> Iterator[Submission]:
        for submission in submissions:
            earlier = None if force else place.earlier(submission.student)
            if earlier is not None and is_current(earlier, submission, version):
                finished(Outcome(earlier, fresh=False))
            else:
                yield submission

    for graded in Pool(setup, jobs).grade(stale()):
        finished(Outcome(publish(place, graded), fresh=True))


def publish(place: Place, graded: Graded) -> Report:
    """Write a report; a failed regrade keeps the earlier mark and flags it."""
    report = graded.report
    if report.state == "grader_error":
        earlier = place.earlier(report.student)
        if earlier is not None and earlier.points is not None:
            report = msgspec.structs.replace(earlier, regrade_failed=REGRADE_FAILED)
    if graded.log:
        write_atomically(place.log(report.student), graded.log.encode())
    else:
        place.log(report.student).unlink(missing_ok=True)
    write_atomically(place.report(report.student), dump(report))
    return report
