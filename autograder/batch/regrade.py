"""Grading a class again: what changes is shown, and published only when that is asked for."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple, TextIO

from autograder.batch.executor import Graded, Where
from autograder.batch.grading import Outcome, Place, grade_class, publish, read_submissions
from autograder.batch.progress import Progress
from autograder.batch.regrade_log import Mark, Who, append, entry, mark_of
from autograder.batch.run import Run, write_page, write_table
from autograder.errors import UserError
from autograder.grade.faults import Fault
from autograder.late import Terms, terms_of
from autograder.report import Report

Verdict = Literal["stays", "changes", "lower", "failed"]


class RegradeError(UserError):
    """A class cannot be graded again as it is; the text says what to do."""


class Change(NamedTuple):
    """One student's report as it is, None when there is none, and what grading again gave."""

    old: Report | None
    outcome: Outcome

    @property
    def new(self) -> Report:
        """The new report."""
        return self.outcome.report

    @property
    def verdict(self) -> Verdict:
        """What publishing would do to the mark."""
        if self.new.state == "grader_error":
            return "failed"
        if self.old is None:
            return "changes"
        old, new = mark_of(self.old), mark_of(self.new)
        if old == new:
            return "stays"
        return "lower" if is_lower(old, new) else "changes"


def is_lower(old: Mark, new: Mark) -> bool:
    """Whether any number of a mark falls: points, what counts, an exercise, the share of all."""
    pairs = [(old.points, new.points), (old.final_points, new.final_points)]
    pairs += [(points, new.exercises.get(name, 0)) for name, points in old.exercises.items()]
    if any(before is not None and after is not None and after < before for before, after in pairs):
        return True
    return (new.points or 0) * old.max_points < (old.points or 0) * new.max_points


def regrade(run: Run, progress: TextIO, where: Where) -> list[Change]:
    """Grade all students of a run again, in a folder that is gone afterwards; by student.

    RegradeError when an earlier mark was made with another key: new numbers would be drawn.
    """
    old = {student: run.place.earlier(student) for student in run.students}
    _check_key(run, [report for report in old.values() if report is not None])
    counter = Progress(len(run.students), progress)
    changes: list[Change] = []

    def finished(outcome: Outcome) -> None:
        changes.append(Change(old[outcome.report.student], outcome))
        counter.advance()

    with tempfile.TemporaryDirectory(prefix="regrade-") as staging:
        grade_class(
            run.setup,
            run.assignment,
            read_submissions(run.course, run.assignment, run.submissions, run.students),
            Place(Path(staging)),
            finished=finished,
            where=where,
        )
    return sorted(changes, key=lambda change: change.new.student)


def _check_key(run: Run, reports: Sequence[Report]) -> None:
    others = {report.key_id for report in reports} - {run.setup.key.id}
    if others:
        raise RegradeError(
            f"marks in {run.place.folder} were made with the key {', '.join(sorted(others))}, this "
            f"is {run.setup.key.id}: run autograder key import with the file of that key"
        )


def publish_changes(
    run: Run, changes: Sequence[Change], who: Who, *, allow_lower: bool
) -> list[Fault]:
    """Write what may be written, each change of a mark in the log first; pages and table, too.

    Nothing of a student whose mark would be lower is touched unless that is allowed. Where
    grading failed, the earlier mark stays and is flagged. Faults of writing pages come back.
    """
    run.place.prepare()
    terms = terms_of(run.course, run.assignment)
    faults: list[Fault] = []
    for change in changes:
        if allow_lower or change.verdict != "lower":
            faults += _publish(run.place, change, who, terms)
    write_table(run.place)
    return faults


def _publish(place: Place, change: Change, who: Who, terms: Terms) -> list[Fault]:
    if change.verdict in ("changes", "lower"):
        append(place.folder, entry(who, change.old, change.new))
    report = publish(place, Graded(change.new, change.outcome.faults), terms)
    return write_page(place, Outcome(report, fresh=True))
