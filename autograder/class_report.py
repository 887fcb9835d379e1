"""What the class page needs besides the reports: equal files, pseudonyms, whose pages are there."""

import hmac
from collections.abc import Sequence
from pathlib import Path

from autograder.batch.grading import Place, read_submissions
from autograder.course import Assignment, Course, Exercise
from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.errors import UserError
from autograder.key import Key
from autograder.report import Report
from autograder.similarity import Alike, Comparison, Uncompared, compare
from autograder.submission import Submission
from autograder.text import plain

REFERENCE = "the reference solution"


class ReportFolderError(UserError):
    """A folder holds no reports of one assignment; the text says what to do."""


def reports_in(folder: Path) -> list[Report]:
    """All reports of a folder; ReportFolderError unless they are of one assignment and whole."""
    reports = Place(folder).reports()
    if not reports:
        raise ReportFolderError(f"{folder} holds no reports: name a folder that grade wrote")
    if len(reports) != len(list(folder.glob("*.json"))):
        students = {f"{report.student}.json" for report in reports}
        broken = sorted(path.name for path in folder.glob("*.json") if path.name not in students)
        raise ReportFolderError(f"{folder / broken[0]} is no report: grade that student again")
    if len({report.assignment for report in reports}) > 1:
        raise ReportFolderError(f"{folder} holds reports of several assignments")
    return reports


def jailed_reports_in(folder: Path) -> list[Report]:
    """The same, to be given out as marks: ReportFolderError if one was made without a jail."""
    reports = reports_in(folder)
    if loose := [each.student for each in reports if each.jail == "none"]:
        name = plain(loose[0])
        raise ReportFolderError(
            f"{name} was graded without a jail (in {folder}): grade again in one"
        )
    return reports


def pseudonym(key: Key, student: str) -> str:
    """A name that only the key's owner can trace, the same in every assignment and run."""
    digest = hmac.new(key.secret, b"pseudonym\0" + student.encode(), "sha256")
    return f"student-{digest.hexdigest()[:8]}"


def with_pages(folder: Path, reports: Sequence[Report]) -> list[str]:
    """The students whose feedback page lies beside the reports."""
    place = Place(folder)
    return [each.student for each in reports if place.feedback(each.student).is_file()]


def compare_class(
    course: Course, assignment: Assignment, folder: Path, reports: Sequence[Report]
) -> Comparison | None:
    """Which files of the submissions in `folder` are one program; None when it is not there.

    Only exercises that course.toml marks with `compare` are looked at, and only files that are
    still those that were graded.
    """
    exercises = [each for each in assignment.exercises if each.compare]
    if not exercises:
        return Comparison((), (), ())
    if not folder.is_dir():
        return None
    digests = {each.student: each.submission_sha256 for each in reports}
    found = list(read_submissions(course, assignment, folder, sorted(digests)))
    graded = [each for each in found if each.sha256 == digests[each.student]]
    changed = [each.student for each in found if each.sha256 != digests[each.student]]
    alike: list[Alike] = []
    left_out: list[Uncompared] = []
    for exercise in exercises:
        groups, unread = _compare(course, assignment, exercise, graded)
        alike += groups
        left_out += unread
        left_out += [Uncompared(exercise.id, each, "changed since") for each in changed]
    return Comparison(tuple(each.id for each in exercises), tuple(alike), tuple(left_out))


def _compare(
    course: Course, assignment: Assignment, exercise: Exercise, submissions: Sequence[Submission]
) -> tuple[list[Alike], list[Uncompared]]:
    reference = course.root / "solutions" / assignment.id / exercise.file_name
    known: dict[str, bytes] = {}
    if reference.is_file():
        text = reference.read_text(encoding="utf-8")
        known[REFERENCE] = text.encode()
        for mistake in load_bank(assignment.id, exercise.id):
            known[f"the known mistake: {mistake.title}"] = overlaid_source(text, mistake)
    stub = course.root / "assignments" / assignment.id / exercise.file_name
    files = {
        each.student: each.files[exercise.id] for each in submissions if exercise.id in each.files
    }
    return compare(exercise.id, files, known, stub.read_bytes() if stub.is_file() else None)


__all__ = ["ReportFolderError", "compare_class", "pseudonym", "reports_in", "with_pages"]
