"""Where attacks are tried: a course that is in a hurry, hostile hand-ins, weakened jails."""

import os
import shutil
import textwrap
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from autograder.course import Assignment, Course
from autograder.grade.grader import Grader
from autograder.jail import mounts
from autograder.jail.inside.wire import Done, Raised, Step
from autograder.jail.launcher import Jail, Kind
from autograder.jail.worker import Bounds, WorkerLostError
from autograder.key import DEMO_SECRET, key_from_text
from autograder.report import Report
from autograder.submission import from_files, read_folder
from tests.golden import CLASS

RULES, VALUE = "02-local-rules", "07-value"
KEY = key_from_text(DEMO_SECRET)
# Root may start either jail, an ordinary user the second only.
KINDS: list[Kind] = ["bwrap-root", "bwrap"] if os.geteuid() == 0 else ["bwrap"]
FOUND_SOMETHING = 77  # the status with which a hostile file ends where an attempt succeeded

ADD = "def add_backward(d_out, a, b):\n    return d_out, d_out\n"


def hurried(course: Course, **limits: float) -> Course:
    """The same course with shorter limits, so that a hang costs little."""
    usual: dict[str, Any] = {"call_cpu_s": 0.4, "call_wall_s": 5.0}
    return replace(course, limits=replace(course.limits, **{**usual, **limits}))


def handed_in(grader: Grader, student: str, assignment: str = RULES) -> Report:
    """The report of a student of the bundled class."""
    chosen = grader.course.assignment(assignment)
    return grader.grade(
        read_folder(CLASS / student / assignment, chosen, student, 256, frozenset())
    )


def graded(grader: Grader, files: dict[str, str], assignment: str = RULES) -> Report:
    """The report of some files."""
    chosen: Assignment = grader.course.assignment(assignment)
    return grader.grade(from_files(chosen, {name: text.encode() for name, text in files.items()}))


def source_of(student: str, exercise: str, assignment: str = RULES) -> bytes:
    """A file of the bundled class."""
    return (CLASS / student / assignment / f"{exercise}.py").read_bytes()


def called(
    jail: Jail, source: str | bytes, function: str = "main", bounds: Bounds | None = None
) -> Done | Raised | WorkerLostError:
    """What comes of calling a function without arguments in a fresh worker."""
    text = source.encode() if isinstance(source, str) else source
    worker = jail.spawn({"hostile": text}, bounds or Bounds(call_cpu_s=1, call_wall_s=10))
    try:
        return worker.run([Step("call", ["hostile", function])], [0], reseed=True)
    except WorkerLostError as lost:
        return lost
    finally:
        jail.end_worker()


def answer(jail: Jail, source: str | bytes, function: str = "main") -> Any:
    """The plain data that a call brings back; AssertionError when there is none."""
    reply = called(jail, source, function)
    assert isinstance(reply, Done), reply
    return reply.values[0]


def weaken(monkeypatch: pytest.MonkeyPatch, folder: Path, file: str, old: str, new: str) -> None:
    """Take a defence out of what runs inside the jails that are started from now on."""
    copy = folder / "inside"
    if not copy.exists():
        shutil.copytree(mounts.INSIDE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    text = (copy / file).read_text()
    assert text.count(old) == 1, f"{file} no longer reads {old!r}"
    (copy / file).write_text(text.replace(old, new))
    monkeypatch.setattr(mounts, "INSIDE", copy)


def raised(jail: Jail, source: str, bounds: Bounds | None = None) -> Raised:
    """How a call failed; AssertionError when it did not."""
    reply = called(jail, source, bounds=bounds)
    assert isinstance(reply, Raised), reply
    return reply


def lost(jail: Jail, source: str, bounds: Bounds | None = None) -> tuple[str, int | None]:
    """Why a worker was lost and its status; AssertionError when it was not."""
    reply = called(jail, source, bounds=bounds)
    assert isinstance(reply, WorkerLostError), reply
    return reply.cause, reply.status


def body(text: str) -> str:
    """A file whose function main has this body."""
    return "def main():\n" + textwrap.indent(textwrap.dedent(text).strip(), "    ") + "\n"
