"""What the class page shows, as frozen records, and under which names students stand in it."""

import re
from collections.abc import Callable
from typing import NamedTuple

from autograder.report import State
from autograder.similarity import Comparison


class Names:
    """Gives the name under which a student appears; `pseudonym` is None where names are open."""

    def __init__(self, pseudonym: Callable[[str], str] | None = None) -> None:
        self._pseudonym = pseudonym

    @property
    def hidden(self) -> bool:
        """Whether real names may appear nowhere."""
        return self._pseudonym is not None

    def shown(self, student: str) -> str:
        """A student's name, or what stands for it."""
        return self._pseudonym(student) if self._pseudonym else student

    def told(self, student: str, message: str) -> str:
        """A sentence about a student's file; names of files may hold the student's own."""
        if not self._pseudonym:
            return message
        return re.sub(r"'[^']*'", "'...'", message).replace(student, self._pseudonym(student))


class Bin(NamedTuple):
    """How many students have from `low` to `high` points, both included."""

    low: int
    high: int
    students: int


class ProbeRate(NamedTuple):
    """How many of the `out_of` files that were handed in passed a check."""

    id: str
    title: str
    points: int
    passed: int
    out_of: int


class ExerciseRate(NamedTuple):
    """What came of one exercise; `mean` is over the `out_of` files that were handed in."""

    id: str
    title: str
    max_points: int
    full: int
    part: int
    nothing: int
    unread: int
    absent: int
    mean: float
    probes: tuple[ProbeRate, ...]

    @property
    def out_of(self) -> int:
        """How many students handed the file in."""
        return self.full + self.part + self.nothing + self.unread


class Mistake(NamedTuple):
    """A mistake that was named, or for an empty `id` lost points that none explains."""

    exercise: str
    id: str
    title: str
    students: tuple[str, ...]


class Event(NamedTuple):
    """Checks of one student that ended in a time-out or a crash, or a file with a problem."""

    student: str
    exercise: str
    message: str
    checks: int = 0
    line: int | None = None


class Absence(NamedTuple):
    """A student without these files; none named means without any."""

    student: str
    exercises: tuple[str, ...]


class Cell(NamedTuple):
    """A student's points for an exercise as they are shown; no mark and a 0 never look alike."""

    text: str
    look: str


class Row(NamedTuple):
    """One student's points in the order of the exercises, and their sum or None for no mark."""

    student: str
    points: int | None
    cells: tuple[Cell, ...]


class Summary(NamedTuple):
    """Everything the class page shows. Students stand in it under their shown names."""

    assignment: str
    students: int
    states: dict[State, int]
    max_points: int
    mean: float
    median: float
    full: int
    bins: tuple[Bin, ...]
    exercises: tuple[ExerciseRate, ...]
    mistakes: tuple[Mistake, ...]
    timeouts: tuple[Event, ...]
    crashes: tuple[Event, ...]
    unread: tuple[Event, ...]
    absent: tuple[Absence, ...]
    failed: tuple[str, ...]
    kept: tuple[str, ...]
    rows: tuple[Row, ...]
    jails: tuple[str, ...]
    keys: tuple[str, ...]
    versions: tuple[str, ...]
    latest: str
    comparison: Comparison | None
