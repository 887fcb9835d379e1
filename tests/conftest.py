"""What tests share: the real course, and one proven jail that all of them use in turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.course import Course, load_course
from autograder.grade import Grader
from autograder.jail.launcher import Jail
from autograder.key import DEMO_SECRET, key_from_text
from tests.lab import tiny_grader
from tests.tiny_course import make_course

ROOT = Path(__file__).parent.parent


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
