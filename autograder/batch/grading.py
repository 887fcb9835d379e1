"""Many submissions: what is missing or changed is graded, and each report written as it comes."""

import fnmatch
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from autograder.batch.executor import Graded, Setup, Where
from autograder.batch.pool import Pool
from autograder.collect import placeholder, receipts
from autograder.course import Assignment, Course, load_course
from autograder.errors import UserError
from autograder.grade.faults import Fault
from autograder.grade.versions import course_version, grader_version
from autograder.late import Terms, terms_of
from autograder.report import Report, dump, load, remove_unfinished, write_atomically
from autograder.submission import Submission, read_folder
from autograder.text import plain

REGRADE_FAILED = "regrade failed: the earlier mark is kept"
REGRADE_LOG = "regrade.log"
PAGES = "feedback"
LONGEST_NAME = 200  # in bytes, so that the files named after a student can be written


class FolderError(UserError):
    """Submissions cannot be read or reports not be written; the text says what to do."""


class Outcome(NamedTuple):
    """What came of one submission: its report as it is on disk, whether that is new, our faults."""

    report: Report
    fresh: bool
    faults: tuple[Fault, ...] = ()


class Place(NamedTuple):
    """Where the reports of one assignment are written."""

    folder: Path

    def report(self, student: str) -> Path:
        """The file of one student's report."""
        return self.folder / f"{student}.json"

    def feedback(self, student: str) -> Path:
        """The page that a student reads."""
        return self.folder / PAGES / f"{student}.html"

    def log(self, student: str) -> Path:
        """The file of a grader's own traceback, for the instructor."""
        name = f"{student}.log"  # which may be the name of the log that is never removed
        return self.folder / (f".{name}" if name == REGRADE_LOG else name)

    def earlier(self, student: str) -> Report | None:
        """The report that is there, if there is one that can be read."""
        return _read(self.report(student))

    def reports(self) -> list[Report]:
        """All reports that are there, by student."""
        found = (_read(path) for path in sorted(self.folder.glob("*.json")))
        return [report for report in found if report is not None]

    def prepare(self) -> None:
        """Make the folder, or tidy it up; FolderError when nothing can be written to it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.folder):
                pass
            for folder in (self.folder, self.folder / PAGES):
                remove_unfinished(folder)
        except OSError as error:
            raise unwritable(self.folder, error) from error

    def write(self, path: Path, content: bytes) -> None:
        """Write one of the files, whole or not at all; FolderError when it cannot be."""
        try:
            write_atomically(path, content)
        except OSError as error:
            raise unwritable(path, error) from error


def _read(path: Path) -> Report | None:
    try:
        return load(path)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def unwritable(path: Path, error: OSError) -> FolderError:
    """What to say where a file cannot be written."""
    return FolderError(f"{path} cannot be written ({error.strerror}): choose another --out")


def find_students(submissions: Path, pattern: str = "*") -> list[str]:
    """The students with a folder in `submissions` that match, sorted; hidden folders are none.

    Raises:
        FolderError: a folder's name cannot be a file's name or is not text.
    """
    names = [
        path.name
        for path in submissions.iterdir()
        if path.is_dir()
        and not path.name.startswith(".")
        and fnmatch.fnmatchcase(path.name, pattern)
    ]
    for name in names:
        try:
            usable = len(name.encode()) <= LONGEST_NAME
        except UnicodeEncodeError:
            usable = False
        if not usable:
            raise FolderError(f"the folder {plain(name, 60)!r} cannot be a student's: rename it")
    return sorted(names)


def released_names(course: Course, assignment: Assignment) -> frozenset[str]:
    """The names at the top of a released assignment: not worth listing as ignored."""
    folder = course.root / "assignments" / assignment.id
    return frozenset(path.name + ("/" if path.is_dir() else "") for path in folder.glob("*")) | {
        *receipts.OWN_FILES,
        placeholder.notebook_name(assignment.id),
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
        arrival = receipts.arrival(submissions, student, course, assignment.id)
        yield read_folder(folder, assignment, student, course.limits.file_kb, released, arrival)


class Version(NamedTuple):
    """What a report depends on besides the submission."""

    course: str
    grader: str
    key_id: str
    jailed: bool


def version_of(course: Course, assignment: Assignment, setup: Setup) -> Version:
    """What a report made now would depend on."""
    suites = course_version(course, assignment, setup.hidden)
    return Version(suites, grader_version(), setup.key.id, setup.jail != "none")


def is_current(report: Report, submission: Submission, version: Version) -> bool:
    """Whether a report still stands for this submission, these suites, this grader and key.

    One made without a jail does not stand where there is one.
    """
    return (
        report.state != "grader_error"
        and not report.regrade_failed
        and report.submission_sha256 == submission.sha256
        and report.ignored_files == submission.ignored
        and (report.course_version, report.grader_version, report.key_id) == version[:3]
        and (report.jail != "none" or not version.jailed)
    )


def grade_class(
    setup: Setup,
    assignment: Assignment,
    submissions: Iterator[Submission],
    place: Place,
    *,
    finished: Callable[[Outcome], None],
    where: Where,
    force: bool = False,
) -> None:
    """Grade what is missing or changed, writing each report as it comes.

    `finished` hears of every submission once, those whose report still stands included.
    FolderError when reports cannot be written.
    """
    course = load_course(setup.root)
    version = version_of(course, assignment, setup)
    terms = terms_of(course, assignment)
    place.prepare()

    def stale() -> Iterator[Submission]:
        for submission in submissions:
            earlier = None if force else place.earlier(submission.student)
            if earlier is not None and is_current(earlier, submission, version):
                finished(Outcome(resettle(place, earlier, submission, terms), fresh=False))
            else:
                yield submission

    with closing(Pool(setup, where(setup)).grade(stale())) as results:
        for graded in results:
            finished(Outcome(publish(place, graded, terms), True, graded.faults))


def resettled(report: Report, submission: Submission, terms: Terms) -> Report:
    """A report that still stands, at the submission's time and terms of today."""
    return terms.settled(msgspec.structs.replace(report, source=submission.source))


def resettle(place: Place, report: Report, submission: Submission, terms: Terms) -> Report:
    """The same, written where that changes it."""
    told = resettled(report, submission, terms)
    if told != report:
        place.write(place.report(told.student), dump(told))
    return told


def publish(place: Place, graded: Graded, terms: Terms) -> Report:
    """Write a report; a failed regrade keeps the earlier mark and flags it."""
    report = graded.report
    if report.state == "grader_error":
        earlier = place.earlier(report.student)
        if earlier is not None and earlier.state in ("graded", "not_gradable"):
            report = msgspec.structs.replace(earlier, regrade_failed=REGRADE_FAILED)
    if graded.faults:
        log = "\n".join(f"{fault.sentence}\n\n{fault.trace}" for fault in graded.faults)
        place.write(place.log(report.student), log.encode(errors="backslashreplace"))
    else:
        place.log(report.student).unlink(missing_ok=True)
    report = terms.settled(report)
    place.write(place.report(report.student), dump(report))
    return report
