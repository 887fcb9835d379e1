"""What course.toml holds, as frozen records, and the error for an entry that is wrong."""

from datetime import datetime
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from autograder.errors import UserError

FILE_NAME = "course.toml"

Profile = Literal["numpy", "torch"]


class CourseError(UserError):
    """An entry of course.toml is wrong; the text is one sentence: file, key and reason."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{FILE_NAME}: {where}: {reason}" if where else f"{FILE_NAME}: {reason}")
        self.where = where
        self.reason = reason


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all records of the course share: frozen, named fields, nothing unknown."""


class Limits(Record, frozen=True, kw_only=True):
    """What a student's code may use: seconds (CPU and wall), megabytes, kilobytes."""

    call_cpu_s: float = 2
    call_wall_s: float = 10
    probe_wall_s: float = 20
    submission_wall_s: float = 300
    memory_mb: int = 1024
    reply_kb: int = 256
    file_kb: int = 256


class Late(Record, frozen=True, kw_only=True):
    """What lateness costs: `per_day` percent a begun day after `grace` minutes, at most `cap`."""

    per_day: int = 0
    grace: int = 0
    cap: int = 100


class Exercise(Record, frozen=True, kw_only=True):
    """One stub file. `functions` are its public names (capitalised: a class).

    `compare` says that it is long enough for two equal files to mean something. `withdrawn` gives
    the ids of probes that turned out to be wrong, and why: their points go to all who wrote the
    file.
    """

    id: str
    title: str
    functions: tuple[str, ...]
    hints: tuple[str, ...]
    profile: Profile = "numpy"
    support: tuple[str, ...] = ()
    extension: bool = False
    compare: bool = False
    withdrawn: dict[str, str] = {}

    @property
    def file_name(self) -> str:
        """The name of the student's file."""
        return f"{self.id}.py"


class Assignment(Record, frozen=True, kw_only=True):
    """One unit of release and collection. `hours` is the expected work, `due` has a zone."""

    id: str
    title: str
    hours: float
    due: datetime
    weight: int
    prerequisites: tuple[str, ...] = ()
    late: Late = Late()
    exercises: tuple[Exercise, ...] = msgspec.field(name="exercise")

    def exercise(self, exercise_id: str) -> Exercise:
        """The exercise of that id; KeyError names the known ones when there is none."""
        return _named(self.exercises, exercise_id)


class Head(Record, frozen=True, kw_only=True):
    """What is said of the course as a whole.

    `id` and `exchange` are the course's name and folder for nbgrader; `drop_lowest` is how many
    assignments do not count in a student's total.
    """

    title: str
    id: str = "course"
    exchange: str = "/usr/local/share/nbgrader/exchange"
    time_zone: str
    drop_lowest: int = 0


class Course(Head, frozen=True, kw_only=True):
    """The whole course, assignments in teaching order; `root` is the repository's folder."""

    limits: Limits
    assignments: tuple[Assignment, ...]
    root: Path

    def assignment(self, assignment_id: str) -> Assignment:
        """The assignment of that id; KeyError names the known ones when there is none."""
        return _named(self.assignments, assignment_id)


_Entry = TypeVar("_Entry", Assignment, Exercise)


def _named(entries: tuple[_Entry, ...], wanted: str) -> _Entry:
    for entry in entries:
        if entry.id == wanted:
            return entry
    raise KeyError(f"{wanted!r} is not one of {', '.join(entry.id for entry in entries)}")
