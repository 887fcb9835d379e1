"""What all comparisons share: the class, clocks, and the environment of the peers.

The class is the bundled class's honest part, over and over: those who did all of 02-local-rules
right, and every third one of those who made a mistake, stopped half-way or handed in what does
not compile. Nobody who hangs or attacks is in it.
"""

import itertools
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from autograder.batch.executor import Setup
from autograder.commands.common import demo_setup
from autograder.course import Assignment, Course, load_course
from autograder.submission import Submission, from_files

ROOT = Path(__file__).resolve().parents[1]
CLASS = ROOT / "tests" / "sample_class"
BUILD = ROOT / "build"
PEERS = BUILD / "peers"
PINS = Path(__file__).with_name("peers.txt")
RULES = "02-local-rules"

FAILING = ("mistake-*", "half-done", "missing-files", "untouched-stubs", "broken-[!e]*")
HANGING = frozenset(("mistake-no-visited-set",))


class Measured(NamedTuple):
    """One comparison: seconds of each side, and what is compared with what."""

    name: str
    theirs: float
    ours: float
    told: str

    @property
    def ratio(self) -> float:
        """How many times as long the other side takes."""
        return self.theirs / self.ours


class Bench(NamedTuple):
    """The course and the size of the class."""

    course: Course
    submissions: int

    @property
    def rules(self) -> Assignment:
        """The assignment that the class handed in."""
        return self.course.assignment(RULES)

    @property
    def setup(self) -> Setup:
        """What graders need, with the demo's public key."""
        return demo_setup(self.course)


def bench(submissions: int) -> Bench:
    """The course of this repository and a class of that size."""
    return Bench(load_course(ROOT), submissions)


def students(assignment: str = RULES) -> Iterator[Path]:
    """The folders of the class without end: two that are right, then one that is not."""
    right = itertools.cycle(_folders(assignment, ("right-*",)))
    failing = itertools.cycle(_folders(assignment, FAILING))
    while True:
        yield from (next(right), next(right), next(failing))


def _folders(assignment: str, patterns: Sequence[str]) -> list[Path]:
    found = (path for pattern in patterns for path in sorted(CLASS.glob(pattern)))
    return [path / assignment for path in found if _is_there(path, assignment)]


def _is_there(path: Path, assignment: str) -> bool:
    return path.name not in HANGING and (path / assignment).is_dir()


def handed_in(assignment: Assignment, count: int) -> list[Submission]:
    """The first submissions of the class, each by a student of its own."""
    return [
        from_files(assignment, sources(folder), f"s{number:05}")
        for number, folder in enumerate(itertools.islice(students(assignment.id), count))
    ]


def sources(folder: Path) -> dict[str, bytes]:
    """The files of a hand-in by name."""
    return {path.name: path.read_bytes() for path in folder.glob("*.py")}


def seconds(work: Callable[[], object]) -> float:
    """How long a piece of work takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def in_turn(rounds: int, *sides: Callable[[], float]) -> list[float]:
    """The median of what each side says, all sides asked in turn so that all meet the same load."""
    told = [[side() for side in sides] for _ in range(rounds)]
    return [median(column) for column in zip(*told, strict=True)]


def peers() -> Path:
    """The folder of programs of the peers' own environment, which is made when it is first needed.

    Never the course's own: two of them want other versions of the same packages.
    """
    programs = PEERS / "bin"
    done = PEERS / ".ready"
    if not done.is_file() or done.read_text() != PINS.read_text():
        run(sys.executable, "-m", "venv", "--clear", str(PEERS))
        install = ("-m", "pip", "install", "--disable-pip-version-check", "-qq", "-r", str(PINS))
        run(str(programs / "python"), *install)
        done.write_text(PINS.read_text())
    return programs


def run(*command: str, cwd: Path | None = None, status: Sequence[int] = (0,)) -> str:
    """What a program prints, which is run in an environment where its own folder comes first."""
    folder = os.path.dirname(command[0])
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONPATH": "", "NO_COLOR": "1"}
    ended = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    if ended.returncode not in status:
        raise RuntimeError(f"{' '.join(command)}: {ended.stdout[-2000:]}{ended.stderr[-2000:]}")
    return ended.stdout
