"""What carries a class's work: the interface that local processes and a cluster share."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from autograder.course import load_course
from autograder.grade.faults import Fault, fault_of
from autograder.grade.grader import Grader
from autograder.jail.launcher import Kind
from autograder.key import Key
from autograder.report import Report
from autograder.submission import Submission


class Setup(NamedTuple):
    """What a grader needs to start."""

    root: Path
    key: Key
    jail: Kind | None
    hidden: Path


def setup_of(root: Path, key: Key, jail: Kind | None = None) -> Setup:
    """What grading a course with its own suites needs; by default in the machine's own jail."""
    return Setup(root, key, jail, root / "autograder" / "hidden")


class Graded(NamedTuple):
    """A report, and what went wrong in the grader while it was made."""

    report: Report
    faults: tuple[Fault, ...]


class Answer(NamedTuple):
    """What came of the work at one seat; no content where its grader is gone, and how it ended."""

    seat: int
    content: bytes | None
    ended: str = ""


class Executor(Protocol):
    """Graders somewhere, each at a seat of its own and with one submission at a time.

    Submissions and reports cross as bytes, made by `encode` and read by `decode`.
    """

    def has_room(self) -> bool:
        """Whether one more submission can be taken now; true while nobody works."""

    def give(self, work: bytes) -> int:
        """Start grading a submission; the seat at which that is done."""

    def answers(self) -> Sequence[Answer]:
        """What came next, at least one answer; only while something is being graded."""

    def close(self) -> None:
        """End all graders, those at work included."""


Where = Callable[[Setup], Executor]


def new_grader(setup: Setup) -> Grader:
    """A grader of that setup; nothing is started yet."""
    return Grader(load_course(setup.root), setup.key, jail=setup.jail, hidden=setup.hidden)


def encode(submission: Submission) -> bytes:
    """A submission as it travels to a grader."""
    return msgspec.msgpack.encode(submission)


def decode(answer: bytes) -> Graded:
    """A report as it comes back."""
    return msgspec.msgpack.decode(answer, type=Graded)


def answered(grader: Grader, work: bytes) -> bytes:
    """Grade what travelled; a fault of ours must not stop the class: it is logged and told."""
    submission = msgspec.msgpack.decode(work, type=Submission)
    try:
        graded = Graded(grader.grade(submission), grader.take_faults())
    except Exception as error:
        graded = Graded(grader.failed(submission), (*grader.take_faults(), fault_of(error)))
    return msgspec.msgpack.encode(graded)
