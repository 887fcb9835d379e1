"""What tests share: the real course, and one proven jail that all of them use in turn."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from autograder import cli
from autograder.batch import grading as batch
from autograder.course import Course, load_course
from autograder.grade.grader import Grader
from autograder.jail.launcher import Jail
from autograder.key import DEMO_SECRET, VARIABLE, key_from_text
from tests.git_class import Handout, hand_out
from tests.lab import CLASS, KEY, Ended, HerePool, Run, hand_in, tiny_grader
from tests.tiny_course import make_course

if TYPE_CHECKING:
    from tests.bridge_lab import Desk

ROOT = Path(__file__).parent.parent
RECURSION_LIMIT = sys.getrecursionlimit()


@pytest.fixture(autouse=True)
def _own_recursion_limit() -> None:
    """A fresh interpreter's limit, whatever solutions that earlier tests ran have asked for."""
    sys.setrecursionlimit(RECURSION_LIMIT)


@pytest.fixture(scope="session")
def course() -> Course:
    """The course of this repository."""
    return load_course(ROOT)


@pytest.fixture(scope="session")
def grader(course: Course) -> Iterator[Grader]:
    """A grader of this repository's course, with the demo's public key."""
    with Grader(course, key_from_text(DEMO_SECRET)) as grader:
        yield grader


@pytest.fixture(scope="session")
def jail(grader: Grader) -> Jail:
    """The grader's jail, proven once: what runs in it is gone with its worker."""
    return grader.jail()


@pytest.fixture
def tiny(tmp_path: Path) -> Course:
    """A tiny course of a test's own, to be broken."""
    return make_course(tmp_path / "course")


@pytest.fixture(scope="session")
def tiny_shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grader]:
    """A grader of a tiny course that no test changes."""
    with tiny_grader(make_course(tmp_path_factory.mktemp("tiny"))) as grader:
        yield grader


@pytest.fixture(scope="session")
def handout(tmp_path_factory: pytest.TempPathFactory) -> Handout:
    """The tiny course's release and template, from which students' repositories start."""
    return hand_out(tmp_path_factory.mktemp("handout"))


@pytest.fixture
def hub(tiny: Course, handout: Handout, tmp_path: Path) -> Path:
    """The folder of the students' repositories, beside a released course."""
    shutil.copytree(handout.assignments, tiny.root / "assignments")
    return tmp_path / "hub"


@pytest.fixture
def pool(tiny_shared: Grader, monkeypatch: pytest.MonkeyPatch) -> HerePool:
    """Grades here instead of in other processes."""
    pool = HerePool(tiny_shared)
    monkeypatch.setattr(batch, "Pool", pool)
    return pool


@pytest.fixture(scope="session")
def released_tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny course with its release, to be copied: nbgrader takes a second for it."""
    from tests.bridge_lab import make_released  # importing nbgrader takes seconds

    root = tmp_path_factory.mktemp("released") / "course"
    make_released(root)
    return root


@pytest.fixture
def desk(
    released_tiny: Path, tmp_path: Path, pool: HerePool, monkeypatch: pytest.MonkeyPatch
) -> "Desk":
    """A tiny course in nbgrader's hands, graded here."""
    from autograder.nbgrader_bridge import grading_run
    from tests.bridge_lab import Desk

    monkeypatch.setenv(VARIABLE, KEY.secret.decode())
    monkeypatch.setattr(grading_run, "Pool", pool)
    return Desk(shutil.copytree(released_tiny, tmp_path / "course"))


@pytest.fixture
def run(
    tiny: Course,
    pool: HerePool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Run:
    """Runs `autograder ...` in the folder of a tiny course with a class in `class`."""
    for student, files in CLASS.items():
        hand_in(tiny.root / "class", student, files)
    monkeypatch.chdir(tiny.root)
    monkeypatch.setenv(VARIABLE, KEY.secret.decode())
    monkeypatch.setenv("FORCE_COLOR", "1")

    def run(*args: str | Path) -> Ended:
        monkeypatch.setattr("sys.argv", ["autograder", *map(str, args)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            cli.main()
        told = capsys.readouterr()
        assert "\x1b" not in told.out + told.err
        return Ended(end.value.code or 0, told.out, told.err)

    return run
