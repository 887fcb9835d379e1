"""Reports into the gradebook, a whole class at once: like `nbgrader autograde`, without pages."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from autograder import places
from autograder.class_report import jailed_reports_in
from autograder.collect.receipts import stored_time
from autograder.collect.roster import Roster, usual_roster
from autograder.course import Assignment, Course
from autograder.nbgrader_bridge.answers import answers_of
from autograder.nbgrader_bridge.entry import Entries
from autograder.nbgrader_bridge.gradebook import (
    open_gradebook,
    penalty,
    register,
    released_notebook,
    store,
)
from autograder.nbgrader_bridge.handed_in import read_notebook
from autograder.nbgrader_bridge.mend import Notebook
from autograder.nbgrader_bridge.taken import Ledger, Lock
from autograder.report import Report


class Synced(NamedTuple):
    """How many submissions were written, and how many wait for a person to mark answers."""

    written: int
    waiting: int


class Read(NamedTuple):
    """A report, what there is to say of the notebook beside it, and when both were received."""

    report: Report
    notes: dict[str, list[str]]
    answers: dict[str, bool | None]
    time: datetime | None


class Job(NamedTuple):
    """The gradebook of a course, and where the submissions and reports of an assignment lie."""

    course: Course
    assignment: Assignment
    gradebook: Path
    grades: Path
    submitted: Path
    autograded: Path
    roster: Roster | None = None


def usual_job(
    course: Course,
    assignment: Assignment,
    gradebook: Path | None = None,
    grades: Path | None = None,
    submitted: Path | None = None,
) -> Job:
    """The gradebook, reports and submissions of a course; each may lie elsewhere."""
    root = course.root
    return Job(
        course,
        assignment,
        gradebook or root / places.GRADEBOOK,
        grades or root / places.GRADES,
        submitted or root / places.SUBMITTED,
        root / places.AUTOGRADED,
        usual_roster(root),
    )


def sync(job: Job) -> Synced:
    """Write all reports of an assignment, or none; what people gave by hand stays.

    Raises:
        BridgeError: there is no release; nothing is written.
        ReportFolderError: the folder does not hold reports of this assignment that were made in a
            jail; nothing is written.
    """
    reports = jailed_reports_in(job.grades / job.assignment.id)
    released = released_notebook(job.course, job.assignment)
    handed_in = [each for each in reports if _is_there(job, each)]
    read = [_read(job, report, released) for report in handed_in]
    lock = Lock(job.gradebook.parent)
    address = f"sqlite:///{job.gradebook.absolute()}"
    with lock.held(), open_gradebook(address, job.course.id) as book:
        register(book, job.assignment, released)
        entries = Entries(book, job.assignment.id)
        for person in job.roster.people if job.roster else ():
            entries.enrol(person.folder, person)
        waiting = sum(_set(job, entries, each, released) for each in read)
        entries.write(*(report.student for report in handed_in))
        book.db.commit()
    return Synced(len(handed_in), waiting)


def _is_there(job: Job, report: Report) -> bool:
    """Whether anything was handed in: who did not has no submission in a gradebook."""
    folder = job.submitted / report.student / job.assignment.id
    return report.state != "not_submitted" or folder.is_dir()


def _read(job: Job, report: Report, released: Notebook) -> Read:
    """Look at what was handed in with the files."""
    folder = job.submitted / report.student / job.assignment.id
    mended = read_notebook(folder, released)
    known = Ledger(job.autograded, job.assignment.id).of(report.student).answers
    answers = answers_of(mended, released, known)
    return Read(report, mended.notes, answers.is_new, stored_time(folder))


def _set(job: Job, entries: Entries, read: Read, released: Notebook) -> bool:
    """Set the marks of one submission; whether anything of it waits for a person."""
    entry = entries.of(read.report.student, read.time)
    store(entry, read.report, released, read.notes, read.answers)
    entries.penalize(read.report.student, penalty(entry.score, read.report, job.assignment))
    return any(grade.needs_manual_grade for grade in entry.grades.values())
