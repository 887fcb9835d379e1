"""The record of grading one submission, from which every rendering is made."""

import fcntl
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import msgspec

SCHEMA: Final = "backprop-course/report/v1"

State = Literal["graded", "not_submitted", "not_gradable", "grader_error"]
Outcome = Literal["passed", "failed", "timeout", "crashed", "not_run"]
JailKind = Literal["bwrap", "bwrap-root", "none"]
SourceKind = Literal["nbgrader", "zip", "git", "folder"]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all parts of a report share: frozen, named fields, nothing unknown."""


class ProbeResult(Record, frozen=True, kw_only=True):
    """One probe: `points` is what it is worth, earned when `outcome` is "passed".

    `withdrawn` is the reason why it does not count any more: then its points are given.
    """

    id: str
    title: str
    kind: str
    points: int
    outcome: Outcome
    message: str = ""
    withdrawn: str = ""

    @property
    def is_earned(self) -> bool:
        """Whether its points are earned, or given."""
        return self.outcome == "passed" or self.withdrawn != ""

    @property
    def earned(self) -> int:
        """Points earned or given, all or none."""
        return self.points if self.is_earned else 0


class NamedMistake(Record, frozen=True, kw_only=True):
    """The misconception whose outputs the submission reproduced."""

    id: str
    title: str
    explanation: str
    hint: str


class Counterexample(Record, frozen=True, kw_only=True):
    """The smallest public input on which the submission is wrong; made in the open."""

    size: int
    statement: str
    got: str
    want: str
    first_wrong: str = ""
    svg: str = ""
    text: str = ""
    mermaid: str = ""


class ExerciseResult(Record, frozen=True, kw_only=True):
    """One stub file. `points` is None only when the grader itself failed.

    `line` is the line of the student's file that cannot be read or loaded; `defined_at` the one
    where what is wrong is defined, where points were lost. `hint` is the course's own first hint,
    given where points were lost and no mistake could be named.
    """

    id: str
    title: str
    state: State
    points: int | None
    max_points: int
    message: str = ""
    line: int | None = None
    defined_at: int | None = None
    hint: str = ""
    probes: tuple[ProbeResult, ...] = ()
    misconception: NamedMistake | None = None
    counterexample: Counterexample | None = None


class Source(Record, frozen=True, kw_only=True):
    """Where a submission came from and when the server received it (ISO 8601).

    `sha` is the commit, or a hash of what was handed in; `repository` the page of a repository on
    a host, empty for all else.
    """

    kind: SourceKind
    sha: str = ""
    time: str = ""
    repository: str = ""


class Report(Record, frozen=True, kw_only=True):
    """Everything known about one graded submission. Times are ISO 8601 with zone, seconds."""

    schema: Literal["backprop-course/report/v1"] = SCHEMA
    assignment: str
    student: str
    state: State
    points: int | None
    max_points: int
    exercises: tuple[ExerciseResult, ...]
    ignored_files: tuple[str, ...] = ()
    submission_sha256: str
    source: Source
    course_version: str
    grader_version: str
    key_id: str
    jail: JailKind
    due: str | None = None
    late_s: int = 0
    penalty: int = 0
    final_points: int | None = None
    started_at: str
    duration_s: float
    regrade_failed: str = ""
    excused: bool = False

    def exercise(self, exercise_id: str) -> ExerciseResult:
        """The result of one exercise; KeyError when the report has none of that id."""
        for result in self.exercises:
            if result.id == exercise_id:
                return result
        raise KeyError(exercise_id)


def overall_state(exercises: tuple[ExerciseResult, ...]) -> State:
    """The state of a report: a grader error outweighs all, then any graded exercise."""
    states = {result.state for result in exercises}
    for state in ("grader_error", "graded", "not_gradable"):
        if state in states:
            return state
    return "not_submitted"


def total_points(exercises: tuple[ExerciseResult, ...]) -> int | None:
    """The sum of the exercises' points, or None when any of them has no mark."""
    points = [result.points for result in exercises]
    if any(value is None for value in points):
        return None
    return sum(value for value in points if value is not None)


def exercise_ids(reports: Sequence[Report]) -> list[str]:
    """The exercises of some reports in order; an earlier report may hold others than a new one."""
    return list(dict.fromkeys(result.id for report in reports for result in report.exercises))


def timeless(report: Report) -> Report:
    """The report without when it was made and how long that took: the rest repeats itself."""
    return msgspec.structs.replace(report, started_at="", duration_s=0.0)


def dump(report: Report) -> bytes:
    """The report as indented JSON, fields in the order of the record."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def dump_all(reports: Sequence[Report]) -> bytes:
    """Several reports as one indented JSON list."""
    return msgspec.json.format(msgspec.json.encode(reports), indent=2) + b"\n"


def load(path: Path) -> Report:
    """Read a report; msgspec.ValidationError or json errors when it is not one."""
    return msgspec.json.decode(path.read_bytes(), type=Report)


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that a reader, or a crash, sees the old content or the new, never half.

    A lock is held meanwhile, so that `remove_unfinished` knows it from one that a crash has left.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with temporary.open("xb") as stream:
            fcntl.flock(stream, fcntl.LOCK_EX)
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
            os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def remove_unfinished(folder: Path) -> None:
    """Remove from a folder what processes that were killed while writing have left there."""
    for path in folder.glob(f".{'[0-9a-f]' * 16}.tmp"):
        with path.open("rb") as stream, suppress(BlockingIOError):
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            path.unlink(missing_ok=True)


__all__ = [
    "SCHEMA",
    "Counterexample",
    "ExerciseResult",
    "NamedMistake",
    "ProbeResult",
    "Report",
    "Source",
    "dump",
    "dump_all",
    "exercise_ids",
    "load",
    "overall_state",
    "remove_unfinished",
    "timeless",
    "total_points",
    "write_atomically",
]
