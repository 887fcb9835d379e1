"""The log of published regrades: who changed which mark, when and why; lines are only added."""

import getpass
import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from autograder.batch.grading import REGRADE_LOG, unwritable
from autograder.report import Record, Report, State


class Mark(Record, frozen=True, kw_only=True):
    """What a report says of a student's work, in numbers; equal marks need no word."""

    state: State
    points: int | None
    max_points: int
    final_points: int | None
    excused: bool
    exercises: dict[str, int | None]


class Who(Record, frozen=True, kw_only=True):
    """Who publishes, by login name, when (ISO 8601, UTC) and for which reason."""

    when: str
    who: str
    why: str


class Entry(Who, frozen=True, kw_only=True):
    """One line: a student's mark before and after, and what both depend on."""

    student: str
    old: Mark | None
    new: Mark
    key_id: str
    course_version: str
    grader_version: str
    old_course_version: str
    old_grader_version: str


def mark_of(report: Report) -> Mark:
    """The mark that stands in a report."""
    return Mark(
        state=report.state,
        points=report.points,
        max_points=report.max_points,
        final_points=report.final_points,
        excused=report.excused,
        exercises={result.id: result.points for result in report.exercises},
    )


def who_is_it(why: str) -> Who:
    """Whoever runs this, now."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):  # a user without an entry, as in some containers
        name = f"uid {os.getuid()}"
    return Who(when=datetime.now(UTC).isoformat(timespec="seconds"), who=name, why=why)


def entry(who: Who, old: Report | None, new: Report) -> Entry:
    """The line for a report that takes the place of another."""
    return Entry(
        when=who.when,
        who=who.who,
        why=who.why,
        student=new.student,
        old=None if old is None else mark_of(old),
        new=mark_of(new),
        key_id=new.key_id,
        course_version=new.course_version,
        grader_version=new.grader_version,
        old_course_version="" if old is None else old.course_version,
        old_grader_version="" if old is None else old.grader_version,
    )


def append(folder: Path, line: Entry) -> None:
    """Add a line, on disk before this returns; FolderError when it cannot be written."""
    path = folder / REGRADE_LOG
    try:
        with path.open("ab") as stream:
            torn = stream.tell() > 0 and _last_byte(path) != b"\n"  # a crash left half a line
            stream.write((b"\n" if torn else b"") + msgspec.json.encode(line) + b"\n")
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise unwritable(path, error) from error


def _last_byte(path: Path) -> bytes:
    with path.open("rb") as stream:
        stream.seek(-1, os.SEEK_END)
        return stream.read(1)
