"""What tests share: the real course, and one proven jail that all of them use in turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.course import Course, load_course
from autograder.grade import Grader
from autograder.jail.launcher import Jail
from autograder.key import DEMO_SECRET, key_from_text

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
